import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until running work has ended, at most `timeoutMs`, and then stops the database in either case.
 * @returns false when work was still running
 */
export async function stopInOrder(
  endWork: () => Promise<void>,
  stopDatabase: () => Promise<void>,
  timeoutMs: number,
): Promise<boolean> {
  const giveUp = new AbortController();
  const work = endWork().then(() => true);
  const tooLate = wait(timeoutMs, false, { signal: giveUp.signal }).catch(() => false);
  const inTime = await Promise.race([work, tooLate]);
  giveUp.abort();
  await stopDatabase();
  return inTime;
}
