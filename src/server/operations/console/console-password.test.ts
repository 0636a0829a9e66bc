import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestConsole } from '#testing/server/use.ts';
import { readablePassword } from './console-password.ts';

const ours = 'seven kites over the bay';
const readable = /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/;

const desk = useTestConsole();

describe('without CONSOLE_PASSWORD', () => {
  it('without CONSOLE_PASSWORD only the first start makes a password and shows it', async () => {
    const told = await desk.start();
    expect(told).toMatch(readable);
    expect((await desk.signIn(told!)).statusCode).toBe(200);
    expect(await desk.start()).toBeNull();
    expect((await desk.signIn(told!)).statusCode).toBe(200);
  });

  it('of simultaneous starts without CONSOLE_PASSWORD only one shows a password, which is the current one', async () => {
    const told = (await Promise.all(Array.from({ length: 5 }, () => desk.start()))).filter((one) => one !== null);
    expect(told).toEqual([expect.stringMatching(readable)]);
    expect((await desk.signIn(told[0]!)).statusCode).toBe(200);
  });

  it('sessions outlive a start without CONSOLE_PASSWORD', async () => {
    const token = await desk.signedIn((await desk.start())!);
    await desk.start();
    expect(await desk.report(token)).toBe(200);
  });
});

describe('with CONSOLE_PASSWORD', () => {
  it('CONSOLE_PASSWORD is the password, and is never shown', async () => {
    expect(await desk.start(ours)).toBeNull();
    expect((await desk.signIn(ours)).statusCode).toBe(200);
  });

  it('sessions outlive a start with the same CONSOLE_PASSWORD, and processes that start at once agree on it', async () => {
    await Promise.all([desk.start(ours), desk.start(ours), desk.start(ours)]);
    const token = await desk.signedIn(ours);
    await desk.start(ours);
    expect(await desk.report(token)).toBe(200);
  });

  it('another CONSOLE_PASSWORD ends the sessions begun with the one before', async () => {
    await desk.start(ours);
    const token = await desk.signedIn(ours);
    await desk.start('eight kites over the bay');
    expect(await desk.report(token)).toBe(403);
    expect((await desk.signIn(ours)).statusCode).toBe(400);
    expect((await desk.signIn('eight kites over the bay')).statusCode).toBe(200);
  });

  it('the first CONSOLE_PASSWORD ends the sessions begun with the password made here', async () => {
    const made = (await desk.start())!;
    const token = await desk.signedIn(made);
    await desk.start(ours);
    expect(await desk.report(token)).toBe(403);
    expect((await desk.signIn(made)).statusCode).toBe(400);
  });

  it('without CONSOLE_PASSWORD its password is no longer valid, and one process makes and shows a new one', async () => {
    await desk.start(ours);
    const token = await desk.signedIn(ours);
    const told = (await Promise.all([desk.start(), desk.start()])).filter((one) => one !== null);
    expect(told).toEqual([expect.stringMatching(readable)]);
    expect(await desk.report(token)).toBe(403);
    expect((await desk.signIn(ours)).statusCode).toBe(400);
    expect((await desk.signIn(told[0]!)).statusCode).toBe(200);
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
