import { expect, it } from 'vitest';
import { finishMs, stepMs, takeSteps } from './take-steps.ts';

/** Takes four steps that note when they work; the visitor leaves after `stopAfter` pauses. */
async function taken(stopAfter = Number.POSITIVE_INFINITY) {
  const log: string[] = [];
  let waitedMs = 0;
  let pauses = 0;
  const steps = ['a', 'b', 'c', 'd'].map((doing) => ({
    doing,
    work() {
      log.push(`${doing} at ${waitedMs}`);
      return `${doing} done`;
    },
  }));
  const found: string[] = [];
  const isMade = await takeSteps(steps, {
    pause: async (ms) => {
      waitedMs += ms;
      pauses += 1;
    },
    onDone: (result) => found.push(result),
    isStopped: () => pauses > stopAfter,
  });
  return { isMade, log, found, waitedMs };
}

it('putting a plan together takes about three seconds', async () => {
  const { waitedMs } = await taken();
  expect(waitedMs).toBeGreaterThan(2500);
  expect(waitedMs).toBeLessThan(3500);
  expect(waitedMs).toBe(4 * stepMs + finishMs);
});

it('each step of a plan is done when its turn comes, and not before', async () => {
  const { log } = await taken();
  expect(log).toEqual([1, 2, 3, 4].map((turn) => `${'abcd'[turn - 1]} at ${turn * stepMs}`));
});

it('each step of a plan gives its result', async () => {
  const { isMade, found } = await taken();
  expect(found).toEqual(['a done', 'b done', 'c done', 'd done']);
  expect(isMade).toBe(true);
});

it('the steps stop once the visitor has left', async () => {
  expect(await taken(2)).toMatchObject({ isMade: false, found: ['a done', 'b done'] });
  expect(await taken(4)).toMatchObject({ isMade: false, found: ['a done', 'b done', 'c done', 'd done'] });
});
