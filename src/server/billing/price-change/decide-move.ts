import { dayMs } from '#contract/day.ts';
import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import type { PriceChangeNotice } from './price-changes.sql.ts';

/** Between the email and the first payment that may be charged at the new price (design, honest rule 11). */
export const noticeMs = 30 * dayMs;
/** An email that could not be delivered so long after the date will not be. */
const emailPatienceMs = 7 * dayMs;
/** Before the reminder of a renewal goes out, which says what will be charged. */
const beforeReminderMs = 8 * dayMs;
/** By then the provider has charged a renewal and lets the subscription be changed again. */
const afterRenewalMs = 60 * 60_000;

/** What to do about one subscriber now: have the next renewal charge the new price, look again, or leave it be. */
export type Move =
  | { move: true }
  | { lookAgainAt: number }
  | { leave: 'settled' | 'ended' | 'another plan' | 'pays it already' | 'never told' };

/**
 * The first renewal that may charge the new price is at or after the date, 30 days or more after the email; without an
 * email none is. Who changed plan since, has ended or withdrawn, is left alone; who is about to end, is paused or past
 * due is looked at again each day. Times are epoch ms.
 * @param subscription null when it is gone
 */
export function decideMove(notice: PriceChangeNotice, subscription: SubscriptionRecord | null, now: number): Move {
  if (notice.movedAt !== null || notice.leftAt !== null) return { leave: 'settled' };
  if (!subscription || subscription.status === 'canceled' || subscription.withdrawn) return { leave: 'ended' };
  if (subscription.offerId !== notice.offerId || subscription.currency !== notice.currency) {
    return { leave: 'another plan' };
  }
  if (subscription.amountMinor === notice.amountMinor) return { leave: 'pays it already' };
  if (notice.toldAt === null) {
    return now < notice.effectiveAt + emailPatienceMs ? tomorrow(now) : { leave: 'never told' };
  }
  const { nextBilledAt } = subscription;
  if (nextBilledAt === null || !canBeMoved(subscription)) return tomorrow(now);
  return moveBefore(nextBilledAt, Math.max(notice.effectiveAt, notice.toldAt + noticeMs), now);
}

/** On the first day that allows it, earlier only so that the reminder of that renewal names the new price. */
function moveBefore(nextBilledAt: number, chargeableFrom: number, now: number): Move {
  if (nextBilledAt < chargeableFrom) {
    return nextBilledAt + afterRenewalMs > now ? { lookAgainAt: nextBilledAt + afterRenewalMs } : tomorrow(now);
  }
  const moveAt = Math.min(chargeableFrom, nextBilledAt - beforeReminderMs);
  return now < moveAt ? { lookAgainAt: moveAt } : { move: true };
}

/** The provider changes no price while a subscription is past due or paused, or while an end or a pause is planned. */
function canBeMoved({ status, cancelWanted, scheduledAction }: SubscriptionRecord): boolean {
  return (status === 'active' || status === 'trialing') && !cancelWanted && scheduledAction === null;
}

function tomorrow(now: number): Move {
  return { lookAgainAt: startOfTomorrow(now) };
}

/** In UTC: the same whenever it is asked within a day, so that a job that runs twice plans the same. */
export function startOfTomorrow(now: number): number {
  return Math.floor(now / dayMs) * dayMs + dayMs;
}
