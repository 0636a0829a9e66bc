import type { BillingDeps } from '../deps.ts';
import { currentOf, liveStatuses } from '../entitlement/entitlement.ts';
import { listSubscriptions } from '../entitlement/subscriptions.sql.ts';
import { applyEvent } from '../projection/apply-event.ts';
import { pullSubscription } from '../projection/pull.ts';
import { type Undoer, undoCancellation } from './cancellation.ts';

export type KeepRefusal = 'nothing to undo' | 'too late' | 'provider unavailable';

type KeepDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/** Undoes a cancellation while the subscription still runs. Nothing changes until the provider has agreed. */
export async function keepSubscription(
  deps: KeepDeps,
  userId: string,
  by: Undoer = 'person',
): Promise<'kept' | { refused: KeepRefusal }> {
  const { db, provider, clock, log } = deps;
  const all = await listSubscriptions(db, userId);
  const ending = all.filter(
    ({ status, cancelWanted, withdrawn }) => cancelWanted && !withdrawn && liveStatuses.includes(status),
  );
  const subscription = currentOf(ending, clock());
  if (!subscription) {
    return { refused: currentOf(all, clock())?.status === 'canceled' ? 'too late' : 'nothing to undo' };
  }
  const answer = await provider.subscriptions.keep(subscription.id);
  if ('ok' in answer) {
    await undoCancellation(db, subscription.id, { by, now: clock() });
    await applyEvent(db, answer.ok, clock(), { isOwnChange: true });
    return 'kept';
  }
  log.warn({ subscriptionId: subscription.id, ...answer }, 'The provider did not take a cancellation back');
  if ('unavailable' in answer) return { refused: 'provider unavailable' };
  await pullSubscription(deps, subscription.id);
  return { refused: 'too late' };
}
