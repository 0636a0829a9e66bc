import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { findOwner } from '../entitlement/subscriptions.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';

/** Ends a subscription now, even if it is paid for longer. `pending`: not done yet, try again later. */
export async function endAtOnce(
  { db, provider, clock, log }: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
  subscriptionId: string,
): Promise<'settled' | 'pending'> {
  const answer = await provider.subscriptions.end(subscriptionId, 'at once');
  if (!('ok' in answer)) {
    log.warn({ subscriptionId, ...answer }, 'The provider has not ended a subscription yet');
    return 'pending';
  }
  await applyEvent(db, answer.ok, clock());
  return answer.ok.status === 'canceled' ? 'settled' : 'pending';
}

/** Ends a second trial, for which nothing was charged, and enqueues its email. Any other status is left as it is. */
export async function endSecondTrial(
  deps: Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>,
  subscriptionId: string,
): Promise<'settled' | 'pending'> {
  const { db, provider } = deps;
  const found = await provider.subscriptions.find(subscriptionId);
  if ('unavailable' in found) return 'pending';
  if ('refused' in found || found.ok.status !== 'trialing') return 'settled';
  const userId = await findOwner(db, subscriptionId);
  if (userId === null) return 'settled';
  // Enqueued first, so that the email is sent even if the process stops in between; its job waits for the end.
  await enqueue(db, {
    kind: 'second-trial-ended',
    uniqueKey: `second-trial-ended:${subscriptionId}`,
    payload: { user_id: userId, subscription_id: subscriptionId },
  });
  return endAtOnce(deps, subscriptionId);
}
