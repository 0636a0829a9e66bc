import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets running work end, for a time at most, and in any case stops the database after it.
 * @returns false when what still ran was left to itself
 */
export async function stopInOrder(
  endWork: () => Promise<void>,
  stopDatabase: () => Promise<void>,
  patienceMs: number,
): Promise<boolean> {
  const giveUp = new AbortController();
  const work = endWork().then(() => true);
  const tooLate = wait(patienceMs, false, { signal: giveUp.signal }).catch(() => false);
  const inTime = await Promise.race([work, tooLate]);
  giveUp.abort();
  await stopDatabase();
  return inTime;
}
