import type { CancelReason } from '../../contract/subscription';
import type { Deps } from '../deps';
import { cancelAtPaddle, liftScheduledChange } from './cancel-at-paddle';
import { confirmCancellation, findPendingCancellation, saveCancellation } from './cancellations.sql';
import { liveStatuses } from './entitlement';
import { newsOfSubscription } from './paddle-news';
import { applyNews } from './projector.sql';
import { listSubscriptions } from './subscriptions.sql';

type CancelDeps = Pick<Deps, 'db' | 'paddle' | 'clock' | 'log'>;

/**
 * Ends every subscription of the user that may still charge. The wish is kept before Paddle is asked: if Paddle does not
 * answer, it counts all the same, and a job insists until it is confirmed. Repeating changes nothing.
 */
export async function cancelSubscription(
  deps: CancelDeps,
  userId: string,
  reason: CancelReason | undefined,
): Promise<'cancelled' | { refused: 'nothing to cancel' }> {
  const live = (await listSubscriptions(deps.db, userId)).filter(({ status }) => liveStatuses.includes(status));
  if (live.length === 0) return { refused: 'nothing to cancel' };
  for (const subscription of live) {
    if (subscription.scheduledAction === 'cancel') continue;
    const wish = { subscriptionId: subscription.id, userId, reason, now: deps.clock() };
    await insistOnCancellation(deps, await saveCancellation(deps.db, wish));
  }
  return 'cancelled';
}

/** Asks Paddle to carry out a kept wish to cancel. `pending`: not confirmed yet, ask again later. */
export async function insistOnCancellation(deps: CancelDeps, cancellationId: string): Promise<'settled' | 'pending'> {
  const { db, paddle, clock, log } = deps;
  const wish = await findPendingCancellation(db, cancellationId);
  if (!wish) return 'settled';
  const answer = await cancelAtPaddle(paddle, wish.subscriptionId, wish.subscriptionStatus);
  if (!('ok' in answer)) {
    log.warn({ cancellationId, ...answer }, 'Paddle has not confirmed a cancellation yet');
    return 'pending';
  }
  await applyNews(db, newsOfSubscription(answer.ok), clock());
  const confirmed = await confirmCancellation(db, cancellationId, clock());
  if (confirmed === 'taken back') {
    const lifted = await liftScheduledChange(paddle, wish.subscriptionId);
    if ('ok' in lifted) await applyNews(db, newsOfSubscription(lifted.ok), clock());
  }
  return confirmed === 'not seen' ? 'pending' : 'settled';
}
