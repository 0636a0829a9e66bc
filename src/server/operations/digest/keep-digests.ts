import { dayMs, dayOf } from '#contract/day.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { doEvery } from '#server/platform/process/do-every.ts';
import { dueDay } from './digest-day.ts';
import { listWishes, takeDay } from './digests.sql.ts';

const everyMs = 60_000;

/** Enqueues the digests that are due, each once: of the last full day in UTC. */
export async function sendDueDigests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  for (const wish of await listWishes(db)) {
    const { operatorId } = wish;
    const day = dueDay(wish, now);
    if (day === null) continue;
    await db.transaction().execute(async (tx) => {
      if (!(await takeDay(tx, operatorId, day))) return;
      const payload = { operator_id: operatorId, day: dayOf(now - dayMs) };
      await enqueue(tx, { kind: 'digest', uniqueKey: `digest:${operatorId}:${day}`, payload, runAt: now });
    });
  }
}

/** Looks now and every minute. */
export function keepDigests(deps: Pick<Deps, 'db' | 'clock' | 'log'>): { stop: () => Promise<void> } {
  return doEvery(
    everyMs,
    () => sendDueDigests(deps),
    (error) => deps.log.warn(`The digest is late: ${reasonOf(error)}`),
  );
}
