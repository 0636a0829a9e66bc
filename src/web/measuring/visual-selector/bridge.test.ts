import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Bridge, createBridge, type Envelope, type RequestOutcome } from './bridge.ts';

const timers = {
  setTimeout: (action: () => void, delayMs: number) => setTimeout(action, delayMs) as unknown as number,
  clearTimeout: (timer: number) => clearTimeout(timer),
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Two ends whose messages arrive at once, as soon as the second one listens. */
function twoSides() {
  const requests: unknown[] = [];
  const ended: string[] = [];
  const posted: Envelope[] = [];
  let page: Bridge | null = null;
  const console: Bridge = createBridge({
    timers,
    onEnd: () => ended.push('console'),
    post: (envelope) => {
      posted.push(envelope);
      page?.receive(envelope);
    },
    answer: (body) => ({ taken: body }),
  });
  return {
    console,
    requests,
    ended,
    posted,
    /** The page's window starts to listen, and announces it. */
    arrive() {
      page = createBridge({
        timers,
        onEnd: () => ended.push('page'),
        post: (envelope) => console.receive(envelope),
        answer: (body) => {
          requests.push(body);
          return { done: body };
        },
      });
      page.announce();
      return page;
    },
    /** The page's window stops listening without a message. */
    disappear() {
      page = null;
    },
  };
}

/** A request's outcome so far. */
function watch<Answer>(request: Promise<RequestOutcome<Answer>>) {
  const seen: RequestOutcome<Answer>[] = [];
  request.then((outcome) => seen.push(outcome));
  return seen;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a request is answered by the other end, whichever asks', async () => {
  const sides = twoSides();
  const page = sides.arrive();
  expect(await sides.console.request({ do: 'begin' })).toEqual({ answer: { done: { do: 'begin' } } });
  expect(await page.request({ pick: 1 })).toEqual({ answer: { taken: { pick: 1 } } });
});

it('requests wait in order until the other end is there', async () => {
  const sides = twoSides();
  const outcomes = [1, 2, 3].map((n) => watch(sides.console.request({ n })));
  await pass(14_000);
  expect([sides.posted, sides.requests]).toEqual([[], []]);
  sides.arrive();
  expect(sides.requests).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  await pass(0);
  expect(outcomes.flat()).toEqual([1, 2, 3].map((n) => ({ answer: { done: { n } } })));
});

it('a request is given up after 15 s, also when the other end never came (§ 9)', async () => {
  const sides = twoSides();
  const early = watch(sides.console.request({ n: 1 }));
  await pass(14_999);
  expect(early).toEqual([]);
  await pass(1);
  expect(early).toEqual([{ refused: 'no answer' }]);

  sides.arrive();
  expect(sides.requests).toEqual([]);
  sides.disappear();
  const late = watch(sides.console.request({ n: 2 }));
  await pass(14_999);
  expect(late).toEqual([]);
  await pass(1);
  expect(late).toEqual([{ refused: 'no answer' }]);
});

it('a request is not answered twice, nor by the answer to another', async () => {
  const sides = twoSides();
  const outcomes = watch(sides.console.request({ n: 1 }));
  sides.console.receive({ everkite: 'selector', kind: 'answer', id: 99, body: 'another' });
  await pass(0);
  expect(outcomes).toEqual([]);
  for (const body of ['first', 'second']) sides.console.receive({ everkite: 'selector', kind: 'answer', id: 1, body });
  await pass(20_000);
  expect(outcomes).toEqual([{ answer: 'first' }]);
});

it('the queue holds 512 requests and refuses the newest above that (§ 9)', async () => {
  const sides = twoSides();
  const outcomes = Array.from({ length: 513 }, (_, n) => watch(sides.console.request({ n })));
  await pass(0);
  expect(outcomes.map((seen) => seen.length).filter((length) => length > 0)).toEqual([1]);
  expect(outcomes[512]).toEqual([{ refused: 'queue full' }]);
  sides.arrive();
  expect(sides.requests).toHaveLength(512);
  expect(sides.requests.at(-1)).toEqual({ n: 511 });
  expect(await sides.console.request({ n: 513 })).toHaveProperty('answer');
});

it('ending is told to the other end, and settles open requests on both', async () => {
  const sides = twoSides();
  const waiting = watch(sides.console.request({ n: 1 }));
  sides.console.end();
  await pass(0);
  expect(waiting).toEqual([{ refused: 'ended' }]);
  expect(sides.posted).toEqual([{ everkite: 'selector', kind: 'end' }]);
  expect(await sides.console.request({ n: 2 })).toEqual({ refused: 'ended' });
  sides.arrive();
  expect(sides.requests).toEqual([]);

  const others = twoSides();
  others.arrive().end();
  expect(others.ended).toEqual(['console']);
  expect(await others.console.request({ n: 3 })).toEqual({ refused: 'ended' });
});

it('ending is told once', () => {
  const sides = twoSides();
  sides.arrive();
  sides.console.end();
  sides.console.end();
  expect(sides.ended).toEqual(['page']);
});

it.each([
  null,
  'text',
  7,
  [],
  {},
  { kind: 'here' },
  { everkite: 'other', kind: 'here' },
  { everkite: 'selector', kind: 'other' },
  { everkite: 'selector', kind: 'request', body: {} },
  { everkite: 'selector', kind: 'answer', id: '1', body: {} },
])('a message that is not ours is ignored: %j', async (data) => {
  const sides = twoSides();
  const outcomes = watch(sides.console.request({ n: 1 }));
  sides.console.receive(data);
  await pass(0);
  expect([sides.posted, sides.ended, outcomes]).toEqual([[], [], []]);
});
