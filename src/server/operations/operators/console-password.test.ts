import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestConsole } from '#testing/server/use.ts';
import { readablePassword } from './console-password.ts';

const ours = 'seven kites over the bay';
const readable = /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/;

const testConsole = useTestConsole();

describe('without CONSOLE_PASSWORD', () => {
  it('without CONSOLE_PASSWORD only the first start makes a password and shows it', async () => {
    const generated = await testConsole.start();
    expect(generated).toMatch(readable);
    expect((await testConsole.signIn(generated!)).statusCode).toBe(200);
    expect(await testConsole.start()).toBeNull();
    expect((await testConsole.signIn(generated!)).statusCode).toBe(200);
  });

  it('of simultaneous starts without CONSOLE_PASSWORD only one shows a password, which is the current one', async () => {
    const generated = (await Promise.all(Array.from({ length: 5 }, () => testConsole.start()))).filter(
      (one) => one !== null,
    );
    expect(generated).toEqual([expect.stringMatching(readable)]);
    expect((await testConsole.signIn(generated[0]!)).statusCode).toBe(200);
  });

  it('sessions outlive a start without CONSOLE_PASSWORD', async () => {
    const token = await testConsole.signedIn((await testConsole.start())!);
    await testConsole.start();
    expect(await testConsole.report(token)).toBe(200);
  });
});

describe('with CONSOLE_PASSWORD', () => {
  it('CONSOLE_PASSWORD is the password, and is never shown', async () => {
    expect(await testConsole.start(ours)).toBeNull();
    expect((await testConsole.signIn(ours)).statusCode).toBe(200);
  });

  it('sessions outlive a start with the same CONSOLE_PASSWORD, and processes that start at once agree on it', async () => {
    await Promise.all([testConsole.start(ours), testConsole.start(ours), testConsole.start(ours)]);
    const token = await testConsole.signedIn(ours);
    await testConsole.start(ours);
    expect(await testConsole.report(token)).toBe(200);
  });

  it('another CONSOLE_PASSWORD ends the sessions begun with the one before', async () => {
    await testConsole.start(ours);
    const token = await testConsole.signedIn(ours);
    await testConsole.start('eight kites over the bay');
    expect(await testConsole.report(token)).toBe(403);
    expect((await testConsole.signIn(ours)).statusCode).toBe(400);
    expect((await testConsole.signIn('eight kites over the bay')).statusCode).toBe(200);
  });

  it('the first CONSOLE_PASSWORD ends the sessions begun with the password made here', async () => {
    const made = (await testConsole.start())!;
    const token = await testConsole.signedIn(made);
    await testConsole.start(ours);
    expect(await testConsole.report(token)).toBe(403);
    expect((await testConsole.signIn(made)).statusCode).toBe(400);
  });

  it('without CONSOLE_PASSWORD its password is no longer valid, and one process makes and shows a new one', async () => {
    await testConsole.start(ours);
    const token = await testConsole.signedIn(ours);
    const generated = (await Promise.all([testConsole.start(), testConsole.start()])).filter((one) => one !== null);
    expect(generated).toEqual([expect.stringMatching(readable)]);
    expect(await testConsole.report(token)).toBe(403);
    expect((await testConsole.signIn(ours)).statusCode).toBe(400);
    expect((await testConsole.signIn(generated[0]!)).statusCode).toBe(200);
  });
});

describe('readablePassword', () => {
  it('a readable password is four groups of four characters', () => {
    expect(readablePassword((count) => Uint8Array.from({ length: count }, (_, i) => i))).toBe('0123-4567-89ab-cdef');
  });

  it('a readable password has no characters that look alike, and 32 to choose from: 80 bits', () => {
    const signs = new Set(
      Array.from({ length: 500 }, () => readablePassword(randomBytes).replaceAll('-', '')).join(''),
    );
    expect([...signs].sort().join('')).toBe('0123456789abcdefghjkmnpqrstvwxyz');
  });

  it('each readable password is another one', () => {
    expect(readablePassword(randomBytes)).not.toBe(readablePassword(randomBytes));
  });
});
