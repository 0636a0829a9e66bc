import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decideTry, fetchSettings } from './remote-config.ts';

const on = { clicks: true, forms: false, downloads: true };
const bodyOf = (autocapture: unknown) => JSON.stringify({ configs: { autocapture } });
const settingsOf = (autocapture: object, flushIntervalMs: number | null = null) => ({ autocapture, flushIntervalMs });

const permission = { isAllowed: true };

/** `never` hangs before the answer, `half` after its headers. */
type Reply = { status: number; body?: string } | 'network error' | 'never' | 'half';

/** A page that fetches the configuration; the replies are used in turn, the last one repeatedly. */
function openPage(...replies: Reply[]) {
  const stop = new AbortController();
  const requests: { atMs: number; url: string }[] = [];
  const aborted: string[] = [];
  const log: string[] = [];
  const startedAt = Date.now();

  const fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = String(input);
    requests.push({ atMs: Date.now() - startedAt, url });
    const never = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => {
        aborted.push(url);
        reject(new DOMException('aborted', 'AbortError'));
      }),
    );
    const reply = replies[requests.length - 1] ?? replies.at(-1)!;
    if (reply === 'never') return never;
    if (reply === 'half') return { ok: true, status: 200, text: () => never } as Partial<Response> as Response;
    if (reply === 'network error') throw new TypeError('Failed to fetch');
    return new Response(reply.body ?? '', { status: reply.status });
  };
  const answer = fetchSettings({
    apiKey: 'key of the site',
    sessionId: () => 77,
    fetch,
    timers: {
      setTimeout: (action, delayMs) => setTimeout(action, delayMs) as unknown as number,
      clearTimeout: (timer) => clearTimeout(timer),
    },
    isAllowed: () => permission.isAllowed,
    signal: stop.signal,
    warn: (message) => log.push(`warn: ${message}`),
    debug: (message) => log.push(`debug: ${message}`),
  });
  return { answer, requests, aborted, log, optOut: () => stop.abort() };
}

beforeEach(() => {
  vi.useFakeTimers();
  permission.isAllowed = true;
});
afterEach(() => {
  expect(vi.getTimerCount(), 'timers left behind').toBe(0);
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('the configuration is fetched by a GET of this site with the key, the wanted fields and the session (§ 7)', async () => {
  const page = openPage({ status: 200, body: bodyOf(on) });
  expect(await page.answer).toEqual(settingsOf(on));
  const { pathname, searchParams } = new URL(page.requests[0]!.url, 'https://site.example');
  expect(pathname).toBe('/config/remote');
  expect([...searchParams]).toEqual([
    ['api_key', 'key of the site'],
    ['config_keys', 'autocapture'],
    ['config_keys', 'delivery'],
    ['session_id', '77'],
  ]);
  expect(page.log).toEqual(['debug: Remote config successfully fetched']);
});

it('the configuration is not fetched while measuring is not allowed', async () => {
  permission.isAllowed = false;
  const page = openPage({ status: 200, body: bodyOf(on) });
  expect(await page.answer).toBeNull();
  expect(page.requests).toEqual([]);
});

it('the configuration is dropped when measuring is forbidden before the answer arrives', async () => {
  const page = openPage({ status: 200, body: bodyOf(on) });
  permission.isAllowed = false;
  expect(await page.answer).toBeNull();
  expect(page.log).toEqual([]);
});

it.each([
  ['tells what is on', 200, bodyOf(on), on],
  ['has fields that nobody knows', 200, bodyOf({ ...on, keys: true, script: 'alert(1)' }), on],
  ['says nothing', 200, '{"configs":{}}', { clicks: false, forms: false, downloads: false }],
  [
    'spells “on” differently',
    200,
    bodyOf({ clicks: 'yes', forms: 1 }),
    { clicks: false, forms: false, downloads: false },
  ],
  ['is a number', 200, bodyOf(7), { clicks: false, forms: false, downloads: false }],
])('a configuration that %s is read', (_what, status, body, autocapture) => {
  expect(decideTry(status, body)).toEqual({ outcome: 'fetched', settings: settingsOf(autocapture) });
});

it.each([
  [1000, 1000],
  [60_000, 60_000],
  [999, null],
  [60_001, null],
  [1500.5, null],
  ['30000', null],
  [null, null],
])('an interval of %j ms is set to %j, so that the page never counts as abandoned', (flush_interval_ms, expected) => {
  const body = JSON.stringify({ configs: { autocapture: on, delivery: { flush_interval_ms } } });
  expect(decideTry(200, body)).toEqual({ outcome: 'fetched', settings: settingsOf(on, expected) });
});

it.each([
  [200, ''],
  [200, '{'],
  [200, 'null'],
  [200, '[]'],
  [200, '"text"'],
  [200, '(function () { throw 1 })()'],
  [400, '{"code":400,"error":"Invalid API key"}'],
  [404, '<!doctype html>'],
  [304, ''],
])('fetching the configuration gives up with an unexpected error after %d %s (§ 8)', (status, body) => {
  expect(decideTry(status, body)).toEqual({ outcome: 'given up', reason: 'Unexpected error occurred' });
});

it.each([408, 429, 500, 502, 503])('the configuration is fetched again after %d', (status) => {
  expect(decideTry(status, '')).toEqual({ outcome: 'again' });
});

it('fetching the configuration gives up after 5 seconds without an answer (§ 9)', async () => {
  const page = openPage('never');
  await pass(4999);
  expect(page.aborted).toHaveLength(0);
  await pass(1);
  expect(await page.answer).toBeNull();
  expect(page.aborted).toHaveLength(1);
  expect(page.log).toEqual(['warn: Remote config fetch rejected due to timeout after 5 seconds']);
});

it('fetching the configuration gives up after 5 seconds in the middle of an answer (§ 9)', async () => {
  const page = openPage('half');
  await pass(5000);
  expect(await page.answer).toBeNull();
  expect(page.log).toEqual(['warn: Remote config fetch rejected due to timeout after 5 seconds']);
});

it('fetching the configuration gives up without a network', async () => {
  const page = openPage('network error');
  expect(await page.answer).toBeNull();
  expect(page.log).toEqual(['warn: Network error occurred, remote config fetch failed']);
});

it('fetching the configuration is tried 5 times, with a pause one second longer each time (§ 9)', async () => {
  const page = openPage({ status: 503 });
  await pass(60_000);
  expect(await page.answer).toBeNull();
  expect(page.requests.map(({ atMs }) => atMs)).toEqual([0, 1000, 3000, 6000, 10_000]);
  expect(page.log).toEqual(['warn: Remote config fetch rejected due to exceeded retry count']);
});

it('the configuration of a later attempt is used', async () => {
  const page = openPage({ status: 500 }, { status: 429 }, { status: 200, body: bodyOf(on) });
  await pass(3000);
  expect(await page.answer).toEqual(settingsOf(on));
  expect(page.log).toEqual(['debug: Remote config successfully fetched']);
});

it('opting out ends a request in progress without a warning', async () => {
  const page = openPage('never');
  await pass(1000);
  page.optOut();
  expect(await page.answer).toBeNull();
  expect(page.aborted).toHaveLength(1);
  expect(page.log).toEqual([]);
});

it('opting out ends the wait between two attempts to fetch the configuration', async () => {
  const page = openPage({ status: 503 });
  await pass(500);
  page.optOut();
  expect(await page.answer).toBeNull();
  await pass(60_000);
  expect(page.requests).toHaveLength(1);
  expect(page.log).toEqual([]);
});

it('opting out in another tab ends this tab’s attempts to fetch the configuration', async () => {
  const page = openPage({ status: 503 });
  await pass(500);
  permission.isAllowed = false;
  await pass(60_000);
  expect(await page.answer).toBeNull();
  expect(page.requests).toHaveLength(1);
});
