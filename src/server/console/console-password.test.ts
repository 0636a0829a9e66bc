import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestConsole, type TestConsole } from './test-console';

const ours = 'seven kites over the bay';
const readable = /^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/;

let desk: TestConsole;
beforeAll(async () => {
  desk = await createTestConsole();
});
beforeEach(() => desk.reset());
afterAll(() => desk.close());

describe('without CONSOLE_PASSWORD', () => {
  it('the first start makes a password and tells it, no later one does', async () => {
    const told = await desk.start();
    expect(told).toMatch(readable);
    expect((await desk.signIn(told!)).statusCode).toBe(200);
    expect(await desk.start()).toBeNull();
    expect((await desk.signIn(told!)).statusCode).toBe(200);
  });

  it('of processes that start at once only one tells a password, which is the one that is good', async () => {
    const told = (await Promise.all(Array.from({ length: 5 }, () => desk.start()))).filter((one) => one !== null);
    expect(told).toEqual([expect.stringMatching(readable)]);
    expect((await desk.signIn(told[0]!)).statusCode).toBe(200);
  });

  it('sessions outlive a start', async () => {
    const token = await desk.signedIn((await desk.start())!);
    await desk.start();
    expect(await desk.report(token)).toBe(200);
  });
});

describe('with CONSOLE_PASSWORD', () => {
  it('that is the password, and is never told', async () => {
    expect(await desk.start(ours)).toBeNull();
    expect((await desk.signIn(ours)).statusCode).toBe(200);
  });

  it('sessions outlive a start with the same one, and processes that start at once agree on it', async () => {
    await Promise.all([desk.start(ours), desk.start(ours), desk.start(ours)]);
    const token = await desk.signedIn(ours);
    await desk.start(ours);
    expect(await desk.report(token)).toBe(200);
  });

  it('another one ends the sessions begun with the one before', async () => {
    await desk.start(ours);
    const token = await desk.signedIn(ours);
    await desk.start('eight kites over the bay');
    expect(await desk.report(token)).toBe(403);
    expect((await desk.signIn(ours)).statusCode).toBe(400);
    expect((await desk.signIn('eight kites over the bay')).statusCode).toBe(200);
  });

  it('the first one ends what was begun with the password made here', async () => {
    const made = (await desk.start())!;
    const token = await desk.signedIn(made);
    await desk.start(ours);
    expect(await desk.report(token)).toBe(403);
    expect((await desk.signIn(made)).statusCode).toBe(400);
  });

  it('once it is taken away it is good no more: a new one is made and told, by one of the processes', async () => {
    await desk.start(ours);
    const token = await desk.signedIn(ours);
    const told = (await Promise.all([desk.start(), desk.start()])).filter((one) => one !== null);
    expect(told).toEqual([expect.stringMatching(readable)]);
    expect(await desk.report(token)).toBe(403);
    expect((await desk.signIn(ours)).statusCode).toBe(400);
    expect((await desk.signIn(told[0]!)).statusCode).toBe(200);
  });
});
