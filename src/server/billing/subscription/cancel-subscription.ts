import type { CancelReason } from '#contract/subscription.ts';
import type { BillingDeps } from '../deps.ts';
import { liveStatuses } from '../entitlement/entitlement.ts';
import { listSubscriptions } from '../entitlement/subscriptions.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullPayments } from '../projection/pull.ts';
import { confirmCancellation, listChargedSince, requestCancellation } from './cancellation.ts';
import { findPending } from './cancellations.sql.ts';
import { endsWhen } from './ends-when.ts';

type CancelDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/**
 * Cancels every subscription of the user that may still charge. The request is stored before the provider is asked, so
 * that it counts even without an answer, and a job retries until it is confirmed. Idempotent.
 */
export async function cancelSubscription(
  deps: CancelDeps,
  userId: string,
  reason: CancelReason | undefined,
): Promise<'cancelled' | { refused: 'nothing to cancel' }> {
  const all = await listSubscriptions(deps.db, userId);
  const live = all.filter(({ status, withdrawn }) => liveStatuses.includes(status) && !withdrawn);
  if (live.length === 0) return { refused: 'nothing to cancel' };
  for (const subscription of live) {
    if (subscription.scheduledAction === 'cancel') continue;
    const request = { subscriptionId: subscription.id, userId, reason, now: deps.clock() };
    const id = await requestCancellation(deps.db, request);
    if (id === null) return { refused: 'nothing to cancel' };
    await carryOut(deps, id);
  }
  return 'cancelled';
}

/**
 * Asks the provider again to carry out a stored cancellation. Payments charged since the request are refunded, and the
 * subscription then ends at once. `pending`: not confirmed yet, try again later.
 */
export async function retryCancellation(deps: CancelDeps, cancellationId: string): Promise<'settled' | 'pending'> {
  const request = await findPending(deps.db, cancellationId);
  if (!request) return 'settled';
  if (!('ok' in (await pullPayments(deps, request.subscriptionId)))) return 'pending';
  return carryOut(deps, cancellationId);
}

async function carryOut(
  { db, provider, clock, log }: CancelDeps,
  cancellationId: string,
): Promise<'settled' | 'pending'> {
  const request = await findPending(db, cancellationId);
  if (!request) return 'settled';
  const { subscriptionId } = request;
  const isCharged = (await listChargedSince(db, request)).length > 0;
  const answer = await provider.subscriptions.end(subscriptionId, endsWhen({ ...request, isCharged }));
  if (!('ok' in answer)) {
    log.warn({ cancellationId, ...answer }, 'The provider has not confirmed a cancellation yet');
    return 'pending';
  }
  await applyEvent(db, answer.ok, clock(), { isOwnChange: true });
  const confirmed = await confirmCancellation(db, cancellationId, clock());
  if (confirmed === 'taken back') {
    const kept = await provider.subscriptions.keep(subscriptionId);
    if ('ok' in kept) await applyEvent(db, kept.ok, clock(), { isOwnChange: true });
  }
  return confirmed === 'not seen' ? 'pending' : 'settled';
}
