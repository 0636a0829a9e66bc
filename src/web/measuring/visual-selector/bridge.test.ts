import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Asked, type Bridge, createBridge, type Envelope } from './bridge.ts';

const timers = {
  setTimeout: (action: () => void, delayMs: number) => setTimeout(action, delayMs) as unknown as number,
  clearTimeout: (timer: number) => clearTimeout(timer),
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Two ends whose messages arrive at once, as soon as the second one listens. */
function twoSides() {
  const heard: unknown[] = [];
  const ended: string[] = [];
  const posted: Envelope[] = [];
  let page: Bridge | null = null;
  const console: Bridge = createBridge({
    ...{ timers, onEnd: () => ended.push('console') },
    post: (envelope) => {
      posted.push(envelope);
      page?.hear(envelope);
    },
    answer: (body) => ({ taken: body }),
  });
  return {
    ...{ console, heard, ended, posted },
    /** The page's window starts to listen, and announces it. */
    arrive() {
      page = createBridge({
        ...{ timers, onEnd: () => ended.push('page') },
        post: (envelope) => console.hear(envelope),
        answer: (body) => {
          heard.push(body);
          return { done: body };
        },
      });
      page.greet();
      return page;
    },
    /** The page's window stops listening without a message. */
    vanish() {
      page = null;
    },
  };
}

/** A request's outcome so far. */
function watch<Answer>(asking: Promise<Asked<Answer>>) {
  const seen: Asked<Answer>[] = [];
  asking.then((asked) => seen.push(asked));
  return seen;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a request is answered by the other end, whichever asks', async () => {
  const sides = twoSides();
  const page = sides.arrive();
  expect(await sides.console.ask({ do: 'begin' })).toEqual({ answer: { done: { do: 'begin' } } });
  expect(await page.ask({ pick: 1 })).toEqual({ answer: { taken: { pick: 1 } } });
});

it('requests wait in order until the other end is there', async () => {
  const sides = twoSides();
  const asked = [1, 2, 3].map((n) => watch(sides.console.ask({ n })));
  await pass(14_000);
  expect([sides.posted, sides.heard]).toEqual([[], []]);
  sides.arrive();
  expect(sides.heard).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  await pass(0);
  expect(asked.flat()).toEqual([1, 2, 3].map((n) => ({ answer: { done: { n } } })));
});

it('a request is given up after 15 s, also when the other end never came (§ 9)', async () => {
  const sides = twoSides();
  const early = watch(sides.console.ask({ n: 1 }));
  await pass(14_999);
  expect(early).toEqual([]);
  await pass(1);
  expect(early).toEqual([{ refused: 'no answer' }]);

  sides.arrive();
  expect(sides.heard).toEqual([]);
  sides.vanish();
  const late = watch(sides.console.ask({ n: 2 }));
  await pass(14_999);
  expect(late).toEqual([]);
  await pass(1);
  expect(late).toEqual([{ refused: 'no answer' }]);
});

it('a request is not answered twice, nor by the answer to another', async () => {
  const sides = twoSides();
  const asked = watch(sides.console.ask({ n: 1 }));
  sides.console.hear({ everkite: 'selector', kind: 'answer', id: 99, body: 'another' });
  await pass(0);
  expect(asked).toEqual([]);
  for (const body of ['first', 'second']) sides.console.hear({ everkite: 'selector', kind: 'answer', id: 1, body });
  await pass(20_000);
  expect(asked).toEqual([{ answer: 'first' }]);
});

it('the queue holds 512 requests and refuses the newest above that (§ 9)', async () => {
  const sides = twoSides();
  const asked = Array.from({ length: 513 }, (_, n) => watch(sides.console.ask({ n })));
  await pass(0);
  expect(asked.map((seen) => seen.length).filter((length) => length > 0)).toEqual([1]);
  expect(asked[512]).toEqual([{ refused: 'queue full' }]);
  sides.arrive();
  expect(sides.heard).toHaveLength(512);
  expect(sides.heard.at(-1)).toEqual({ n: 511 });
  expect(await sides.console.ask({ n: 513 })).toHaveProperty('answer');
});

it('ending is told to the other end, and settles open requests on both', async () => {
  const sides = twoSides();
  const waiting = watch(sides.console.ask({ n: 1 }));
  sides.console.end();
  await pass(0);
  expect(waiting).toEqual([{ refused: 'ended' }]);
  expect(sides.posted).toEqual([{ everkite: 'selector', kind: 'end' }]);
  expect(await sides.console.ask({ n: 2 })).toEqual({ refused: 'ended' });
  sides.arrive();
  expect(sides.heard).toEqual([]);

  const others = twoSides();
  others.arrive().end();
  expect(others.ended).toEqual(['console']);
  expect(await others.console.ask({ n: 3 })).toEqual({ refused: 'ended' });
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
  const asked = watch(sides.console.ask({ n: 1 }));
  sides.console.hear(data);
  await pass(0);
  expect([sides.posted, sides.ended, asked]).toEqual([[], [], []]);
});
