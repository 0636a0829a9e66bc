import type { SubscriptionRecord } from '../subscription/subscriptions.sql';
import type { PriceChangeNotice } from './price-changes.sql';

const dayMs = 24 * 60 * 60_000;

/** Between the letter and the first payment that may be charged at the new price (design, honest rule 11). */
export const noticeMs = 30 * dayMs;
/** A letter that mail could not deliver so long after the date will not be. */
const letterPatienceMs = 7 * dayMs;

/** What to do about one subscriber now: charge the new price from the next renewal on, look again, or leave him be. */
export type Move =
  | { move: true }
  | { lookAgainAt: number }
  | { leave: 'settled' | 'ended' | 'another plan' | 'pays it already' | 'never told' };

/**
 * Nobody is moved before the date, nor within 30 days of the letter, nor without one. Who changed plan since, has ended
 * or withdrawn, is left alone; who is about to end, is paused or past due is looked at again each day. Times are epoch ms.
 * @param subscription null when it is gone
 */
export function decideMove(notice: PriceChangeNotice, subscription: SubscriptionRecord | null, now: number): Move {
  if (notice.movedAt !== null || notice.leftAt !== null) return { leave: 'settled' };
  if (!subscription || subscription.status === 'canceled' || subscription.withdrawal !== null)
    return { leave: 'ended' };
  if (subscription.offerId !== notice.offerId || subscription.currency !== notice.currency) {
    return { leave: 'another plan' };
  }
  if (subscription.amountMinor === notice.amountMinor) return { leave: 'pays it already' };
  if (notice.toldAt === null) {
    return now < notice.effectiveAt + letterPatienceMs ? tomorrow(now) : { leave: 'never told' };
  }
  const from = Math.max(notice.effectiveAt, notice.toldAt + noticeMs);
  if (now < from) return { lookAgainAt: from };
  return canBeMoved(subscription) ? { move: true } : tomorrow(now);
}

/** Paddle changes no items while a subscription is past due or paused, or while an end or a pause is planned. */
function canBeMoved({ status, cancelWanted, scheduledAction }: SubscriptionRecord): boolean {
  return (status === 'active' || status === 'trialing') && !cancelWanted && scheduledAction === null;
}

/** The beginning of the next day, so that a job that runs twice plans the same. */
function tomorrow(now: number): Move {
  return { lookAgainAt: Math.floor(now / dayMs) * dayMs + dayMs };
}
