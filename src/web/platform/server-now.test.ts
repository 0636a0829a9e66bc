import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { serverTimeHeader } from '#contract/server-time.ts';
import { code } from '#testing/source-files.ts';
import { call } from './call.ts';
import { serverNow, setServerTime } from './server-now.ts';

const deviceTime = Date.parse('2026-11-28T09:00:00Z');
const at = (time: string) => Date.parse(time);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setServerTime(Date.now());
});

describe('the server’s time', () => {
  it('goes on from what the server told, however wrong the device’s clock is', () => {
    vi.useFakeTimers({ now: deviceTime });
    setServerTime(at('2030-01-01T00:00:00Z'));
    vi.advanceTimersByTime(5000);
    expect(new Date(serverNow()).toISOString()).toBe('2030-01-01T00:00:05.000Z');
  });

  it.each([
    ['an answer', 200],
    ['a refusal', 409],
  ])('is learned from %s', async (_what, status) => {
    vi.useFakeTimers({ now: deviceTime });
    const headers = { [serverTimeHeader]: String(at('2028-01-28T09:00:00Z')) };
    vi.stubGlobal('fetch', async () => new Response('{}', { status, headers }));
    await call(calls.listOffers, { quiet: true });
    expect(new Date(serverNow()).toISOString()).toBe('2028-01-28T09:00:00.000Z');
  });

  it('stays as it was after an answer that does not tell it', async () => {
    vi.useFakeTimers({ now: deviceTime });
    setServerTime(at('2030-01-01T00:00:00Z'));
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }));
    await call(calls.listOffers, { quiet: true });
    expect(new Date(serverNow()).toISOString()).toBe('2030-01-01T00:00:00.000Z');
  });
});

/** Pages on which time decides about money, access or the business; and every dialog. */
const judged =
  /^web\/(console|checkout|funnel\/offer|prices|session|subscriber|ui|public|public-pages|site)\/|-dialog\.tsx$/;
const ownClock = /\bDate\.now\b|\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)/;

describe('the device’s own clock', () => {
  it('decides nothing on the pages about money, access and the business', () => {
    const own = code.filter(({ name, text }) => judged.test(name) && ownClock.test(text));
    // The time without a press is measured by the browser's own clock, which continues while a laptop sleeps.
    expect(own.map(({ name }) => name)).toEqual(['web/console/frame/use-idle.ts']);
  });

  it.each([
    ['Date.now()', true],
    ['useState(Date.now)', true],
    ['new Date()', true],
    ['new Date(\n)', true],
    ['Date()', true],
    ['new Date(at)', false],
    ['serverNow()', false],
  ])('%j is seen as a use of it: %s', (text, isSeen) => {
    expect(ownClock.test(text)).toBe(isSeen);
  });
});
