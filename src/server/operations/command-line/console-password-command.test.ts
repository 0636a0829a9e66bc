import { describe, expect, it } from 'vitest';
import { useTestConsole } from '#testing/server/use.ts';
import { findCommand, listUsages } from './main.ts';

const ours = 'seven kites over the bay';

const testConsole = useTestConsole();

const run = (consolePassword: string | null = null, ...args: string[]) =>
  findCommand('console-password')!.run(
    { ...testConsole.deps(), by: 'maya', config: { ...testConsole.deps().config, consolePassword } },
    args,
  );

/** The password in the printed text. */
function passwordIn(outcome: Awaited<ReturnType<typeof run>>): string {
  return /^The new password of the console is (\S+)\n/.exec('output' in outcome ? outcome.output : '')?.[1] ?? '';
}

describe('the command console-password', () => {
  it('the command console-password makes a new password, and the old one and its sessions become invalid', async () => {
    const old = (await testConsole.start())!;
    const token = await testConsole.signedIn(old);
    const password = passwordIn(await run());
    expect(await testConsole.report(token)).toBe(403);
    expect((await testConsole.signIn(old)).statusCode).toBe(400);
    expect((await testConsole.signIn(password)).statusCode).toBe(200);
  });

  it('the command console-password makes the first password before the first start, which then shows none', async () => {
    const password = passwordIn(await run());
    expect(await testConsole.start()).toBeNull();
    expect((await testConsole.signIn(password)).statusCode).toBe(200);
  });

  it.each([
    ['with it', ours],
    ['without it', null],
  ])('the server’s CONSOLE_PASSWORD is not replaced by a command called %s', async (_how, own) => {
    await testConsole.start(ours);
    const token = await testConsole.signedIn(ours);
    expect(await run(own)).toEqual({
      fault: 'The password of the console is the one in CONSOLE_PASSWORD. Change it there and start again.',
    });
    expect(await testConsole.report(token)).toBe(200);
  });

  it('the command console-password refuses while CONSOLE_PASSWORD is set and the server has not started with it', async () => {
    const made = (await testConsole.start())!;
    expect(await run(ours)).toMatchObject({ fault: expect.stringContaining('CONSOLE_PASSWORD') });
    expect((await testConsole.signIn(made)).statusCode).toBe(200);
  });

  it('the command console-password takes no arguments, and is listed', async () => {
    expect(await run(null, 'mine')).toEqual({ fault: 'Say it like this: console-password' });
    expect(listUsages()).toContain('npm run operator -- console-password');
  });
});
