import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { BillingDeps } from '../deps.ts';

const pullAfterMs = 30_000;

/** Has a job read a subscription again, after a change whose outcome is unknown. */
export function schedulePull({ db, clock }: Pick<BillingDeps, 'db' | 'clock'>, subscriptionId: string): Promise<void> {
  const now = clock();
  return enqueue(db, {
    kind: 'pull-subscription',
    uniqueKey: `pull-subscription:${subscriptionId}:${now}`,
    payload: { subscription_id: subscriptionId },
    runAt: now + pullAfterMs,
  });
}
