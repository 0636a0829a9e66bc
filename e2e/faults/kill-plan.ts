import { setTimeout as delay } from 'node:timers/promises';

const isLong = process.env.TEST_LONG === '1';

/** Kills of a server: a few on every commit, fifty in the long run. */
export const killsOfThisRun = isLong ? 50 : 4;

/** The same seed on every commit; the long run draws one, prints it and takes it from TEST_SEED. */
export const seedOfThisRun = Number(process.env.TEST_SEED || 1);

/** A kill comes while work is under way, so a little after the last step that was seen. */
const longestAfterStepMs = 60;
const pollMs = 5;

/**
 * Resolves when a server has lived long enough: counted in steps, because a slow machine does fewer in a second.
 * @param longest the most steps of one life
 * @param stepsDone how many steps have been done in all
 */
export async function lifeOf(random: () => number, longest: number, stepsDone: () => number): Promise<void> {
  const last = stepsDone() + Math.floor(random() * longest);
  while (stepsDone() < last) await delay(pollMs);
  await delay(random() * longestAfterStepMs);
}
