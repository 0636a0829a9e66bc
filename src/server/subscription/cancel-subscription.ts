import type { CancelReason } from '../../contract/subscription';
import type { Deps } from '../deps';
import { cancelAtPaddle, type EndsWhen, liftScheduledChange } from './cancel-at-paddle';
import {
  confirmCancellation,
  findPendingCancellation,
  type PendingCancellation,
  saveCancellation,
} from './cancellations.sql';
import { liveStatuses } from './entitlement';
import { newsOfSubscription } from './paddle-news';
import { applyNews } from './projector.sql';
import { pullPayments } from './pull-from-paddle';
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
  const all = await listSubscriptions(deps.db, userId);
  const live = all.filter(({ status, withdrawn }) => liveStatuses.includes(status) && !withdrawn);
  if (live.length === 0) return { refused: 'nothing to cancel' };
  for (const subscription of live) {
    if (subscription.scheduledAction === 'cancel') continue;
    const wish = { subscriptionId: subscription.id, userId, reason, now: deps.clock() };
    const id = await saveCancellation(deps.db, wish);
    await carryOut(deps, id, await findPendingCancellation(deps.db, id));
  }
  return 'cancelled';
}

/**
 * Asks Paddle again to carry out a kept wish to cancel, having looked what it charged since: that is given back, and then
 * all ends at once. `pending`: not confirmed yet, ask again later.
 */
export async function insistOnCancellation(deps: CancelDeps, cancellationId: string): Promise<'settled' | 'pending'> {
  const wish = await findPendingCancellation(deps.db, cancellationId);
  if (!wish) return 'settled';
  if (!('ok' in (await pullPayments(deps, wish.subscriptionId)))) return 'pending';
  return carryOut(deps, cancellationId, await findPendingCancellation(deps.db, cancellationId));
}

async function carryOut(
  deps: CancelDeps,
  cancellationId: string,
  wish: PendingCancellation | null,
): Promise<'settled' | 'pending'> {
  const { db, paddle, clock, log } = deps;
  if (!wish) return 'settled';
  const answer = await cancelAtPaddle(paddle, wish.subscriptionId, endsWhen(wish));
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

/** With what is paid for, or at once where nothing of it is left: past due, paused, or charged against the wish. */
function endsWhen({ subscriptionStatus, chargedSince }: PendingCancellation): EndsWhen {
  const isAtOnce = chargedSince || subscriptionStatus === 'past_due' || subscriptionStatus === 'paused';
  return isAtOnce ? 'immediately' : 'next_billing_period';
}
