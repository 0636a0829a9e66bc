import { ApiError } from '@paddle/paddle-node-sdk';
import { expect, test } from 'vitest';
import { callPaddle } from './call-paddle.ts';
import { createPaddleGateway } from './paddle-provider.ts';

const gateway = createPaddleGateway(
  {
    mode: 'emulator',
    apiKey: 'key',
    webhookSecret: 'secret',
    clientToken: '',
    emulatorUrl: 'http://127.0.0.1:1/',
    callsPerMinute: 1000,
  },
  50,
);

function apiError(code: string, type = 'request_error', retryAfter: number | null = null): ApiError {
  return new ApiError({ type, code, detail: 'why', documentation_url: '', errors: [] } as never, retryAfter);
}

/** Runs the answers one after the other, and counts calls and waits. */
function script(...answers: (() => Promise<string>)[]) {
  const seen = { calls: 0, waits: [] as number[] };
  const run = () => answers[Math.min(seen.calls++, answers.length - 1)]!();
  const wait = async (ms: number) => void seen.waits.push(ms);
  return { seen, run, wait };
}
const fails = (error: unknown) => () => Promise.reject(error);
const succeeds = () => Promise.resolve('done');

test('Paddle’s answer is returned', async () => {
  expect(await callPaddle(gateway, 'change', succeeds)).toEqual({ ok: 'done' });
});

test('a refusal has Paddle’s code and is not repeated', async () => {
  const { seen, run, wait } = script(fails(apiError('customer_already_exists')));
  expect(await callPaddle(gateway, 'read', run, wait)).toEqual({ refused: 'customer_already_exists', detail: 'why' });
  expect(seen.calls).toBe(1);
});

test('the error page of a proxy counts as no answer and does not throw', async () => {
  const { run, wait } = script(fails(new SyntaxError('Unexpected token <')));
  expect(await callPaddle(gateway, 'change', run, wait)).toEqual({ unavailable: 'Unexpected token <' });
});

test('a call over the budget waits, unless it is a visitor’s', async () => {
  const { seen, run, wait } = script(succeeds);
  const waits = [300, 200, 0];
  const budget = { take: () => waits.shift() ?? 0 };
  expect(await callPaddle({ ...gateway, budget }, 'change', run, wait)).toEqual({ ok: 'done' });
  expect(seen).toEqual({ calls: 1, waits: [300, 200] });
  const visitor = { ...gateway, budget: { take: () => 300 }, caller: { purpose: 'anybody', network: 'a' } as const };
  expect(await callPaddle(visitor, 'read', run, wait)).toEqual({
    unavailable: 'no call left for anybody',
    isOurLimit: true,
  });
  expect(seen).toEqual({ calls: 1, waits: [300, 200] });
});

test('a purchase waits for its place as long as its queue allows, over all its calls', async () => {
  const { seen, run, wait } = script(succeeds);
  const waits = [1200, 800, 0, 900, 0, 400];
  const queue = { leftMs: 3000 };
  const caller = { purpose: 'purchase', network: 'a', queue } as const;
  const buyer = { ...gateway, budget: { take: () => waits.shift() ?? 0 }, caller };
  expect(await callPaddle(buyer, 'change', run, wait)).toEqual({ ok: 'done' });
  expect(await callPaddle(buyer, 'change', run, wait)).toEqual({ ok: 'done' });
  expect(queue).toEqual({ leftMs: 100 });
  expect(await callPaddle(buyer, 'change', run, wait)).toEqual({
    unavailable: 'no call left for purchase',
    isOurLimit: true,
  });
  expect(seen).toEqual({ calls: 2, waits: [1200, 800, 900] });
});

test('a read is repeated until it succeeds', async () => {
  const { seen, run, wait } = script(
    fails(new TypeError('fetch failed')),
    fails(apiError('oops', 'api_error')),
    succeeds,
  );
  expect(await callPaddle(gateway, 'read', run, wait)).toEqual({ ok: 'done' });
  expect(seen.calls).toBe(3);
});

test('a read gives up after three attempts', async () => {
  const { seen, run, wait } = script(fails(new TypeError('fetch failed')));
  expect(await callPaddle(gateway, 'read', run, wait)).toEqual({ unavailable: 'fetch failed' });
  expect(seen.calls).toBe(3);
});

test('a change without an answer is not repeated, because it may have happened', async () => {
  const { seen, run, wait } = script(fails(new TypeError('fetch failed')));
  await callPaddle(gateway, 'change', run, wait);
  expect(seen.calls).toBe(1);
});

test('a throttled change waits as long as Paddle asks', async () => {
  const { seen, run, wait } = script(fails(apiError('too_many_requests', 'request_error', 2)), succeeds);
  expect(await callPaddle(gateway, 'change', run, wait)).toEqual({ ok: 'done' });
  expect(seen.waits).toEqual([2000]);
});

test('a throttled call does not wait longer than a person would', async () => {
  const { seen, run, wait } = script(fails(apiError('too_many_requests', 'request_error', 60)));
  expect(await callPaddle(gateway, 'change', run, wait)).toEqual({ unavailable: 'too_many_requests' });
  expect(seen.calls).toBe(1);
});

test('a call that hangs is given up at the time limit, and not tried again while somebody waits', async () => {
  const { seen, run, wait } = script(() => new Promise(() => undefined));
  expect(await callPaddle(gateway, 'read', run, wait)).toEqual({ unavailable: 'no answer in 50 ms' });
  expect(seen.calls).toBe(1);
});

test('a refused connection counts as no answer', async () => {
  expect(await callPaddle(gateway, 'change', (sdk) => sdk.subscriptions.get('sub_1'))).toEqual({
    unavailable: 'fetch failed',
  });
});
