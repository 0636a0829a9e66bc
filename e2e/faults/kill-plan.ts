import { setTimeout as delay } from 'node:timers/promises';

const isLong = process.env.TEST_LONG === '1';

/** Kills of a server: a few on every commit, fifty in the long run. */
export const killsOfThisRun = isLong ? 50 : 4;

/** The same seed on every commit; the long run draws one, prints it and passes it in TEST_SEED. */
export const seedOfThisRun = Number(process.env.TEST_SEED || 1);

/** The longest time from the last step to the kill; short, so that the kill hits work in progress. */
const longestAfterStepMs = 60;
const pollMs = 5;

/**
 * Resolves when a server has lived long enough, counted in steps, because a slow machine does fewer in a second.
 * @param longest the most steps before a kill
 * @param stepsDone the number of all steps so far
 */
export async function untilNextKill(random: () => number, longest: number, stepsDone: () => number): Promise<void> {
  const last = stepsDone() + Math.floor(random() * longest);
  while (stepsDone() < last) await delay(pollMs);
  await delay(random() * longestAfterStepMs);
}
