import { dayMs, dayOf } from '#contract/day.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { eachApart } from '#server/platform/process/each-apart.ts';
import { dueDay } from './digest-day.ts';
import { type DigestWish, listWishes, takeDay } from './digests.sql.ts';

const everyMs = 60_000;

type DigestDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Enqueues the due digests of the last full day in UTC, each once. */
export async function sendDueDigests(deps: DigestDeps): Promise<void> {
  const now = deps.clock();
  await eachApart(
    await listWishes(deps.db),
    (wish) => sendIfDue(deps.db, wish, now),
    (error, { operatorId }) => deps.log.warn(`The digest of operator ${operatorId} is late: ${reasonOf(error)}`),
  );
}

async function sendIfDue(db: Deps['db'], wish: DigestWish, now: number): Promise<void> {
  const { operatorId } = wish;
  const day = dueDay(wish, now);
  if (day === null) return;
  await inTransaction(db, async (tx) => {
    if (!(await takeDay(tx, operatorId, day))) return;
    const payload = { operator_id: operatorId, day: dayOf(now - dayMs) };
    await enqueue(tx, { kind: 'digest', uniqueKey: `digest:${operatorId}:${day}`, payload, runAt: now });
  });
}

/** Looks now and every minute. */
export function scheduleDigests(deps: DigestDeps): { stop: () => Promise<void> } {
  return doEvery(
    everyMs,
    () => sendDueDigests(deps),
    (error) => deps.log.warn(`The digest is late: ${reasonOf(error)}`),
  );
}
