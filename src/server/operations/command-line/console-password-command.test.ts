import { describe, expect, it } from 'vitest';
import { useTestConsole } from '#testing/server/use.ts';
import { findCommand, listUsages } from './main.ts';

const ours = 'seven kites over the bay';

const desk = useTestConsole();

const run = (consolePassword: string | null = null, ...args: string[]) =>
  findCommand('console-password')!.run(
    { ...desk.deps(), by: 'maya', config: { ...desk.deps().config, consolePassword } },
    args,
  );

/** The password in what was printed. */
function toldIn(outcome: Awaited<ReturnType<typeof run>>): string {
  return /^The new password of the console is (\S+)\n/.exec('said' in outcome ? outcome.said : '')?.[1] ?? '';
}

describe('the command', () => {
  it('makes a new password, after which the old one and its sessions are good no more', async () => {
    const old = (await desk.start())!;
    const token = await desk.signedIn(old);
    const told = toldIn(await run());
    expect(await desk.report(token)).toBe(403);
    expect((await desk.signIn(old)).statusCode).toBe(400);
    expect((await desk.signIn(told)).statusCode).toBe(200);
  });

  it('makes the first one when the server has not been started, which then tells none', async () => {
    const told = toldIn(await run());
    expect(await desk.start()).toBeNull();
    expect((await desk.signIn(told)).statusCode).toBe(200);
  });

  it.each([
    ['with it', ours],
    ['without it', null],
  ])('called %s refuses to take the place of the server’s CONSOLE_PASSWORD', async (_how, own) => {
    await desk.start(ours);
    const token = await desk.signedIn(ours);
    expect(await run(own)).toEqual({
      fault: 'The password of the console is the one in CONSOLE_PASSWORD. Change it there and start again.',
    });
    expect(await desk.report(token)).toBe(200);
  });

  it('refuses as well where CONSOLE_PASSWORD is set but the server was not started with it yet', async () => {
    const made = (await desk.start())!;
    expect(await run(ours)).toMatchObject({ fault: expect.stringContaining('CONSOLE_PASSWORD') });
    expect((await desk.signIn(made)).statusCode).toBe(200);
  });

  it('takes nothing more, and is listed', async () => {
    expect(await run(null, 'mine')).toEqual({ fault: 'Say it like this: console-password' });
    expect(listUsages()).toContain('npm run operator -- console-password');
  });
});
