import { dayMs } from '#contract/day.ts';
import { nextChargeAt } from '#contract/format-price.ts';
import type { Interval } from '#contract/offer.ts';
import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import type { PriceChangeNotice } from './price-changes.sql.ts';

/** Minimum time between the email and the first payment at the new price (design, honest rule 11). */
export const noticeMs = 30 * dayMs;
/** An email that is still not sent this long after the date will not be. */
const emailDeadlineMs = 7 * dayMs;
/** Earlier than the reminder of a renewal, because the reminder names the price. */
const beforeReminderMs = 8 * dayMs;
/** By then the provider has charged a renewal and allows changes again. */
const afterRenewalMs = 60 * 60_000;

/** What to do for one subscriber now: set the new price for the next renewal, check again later, or keep the price. */
export type Move =
  | { move: true }
  | { nextCheckAt: number }
  | { leave: 'settled' | 'ended' | 'another plan' | 'pays it already' | 'never told' };

/**
 * The first renewal at the new price is at or after the date and at least 30 days after the email; without an email
 * there is none. A subscription that has another plan, has ended or was withdrawn from keeps its price. One that is
 * paused, past due, or about to end or pause is checked again each day. Times are epoch ms.
 * @param subscription null when it no longer exists
 */
export function decideMove(notice: PriceChangeNotice, subscription: SubscriptionRecord | null, now: number): Move {
  if (notice.movedAt !== null || notice.leftAt !== null) return { leave: 'settled' };
  if (!subscription || subscription.status === 'canceled' || subscription.withdrawn) return { leave: 'ended' };
  if (subscription.offerId !== notice.offerId || subscription.currency !== notice.currency) {
    return { leave: 'another plan' };
  }
  if (subscription.amountMinor === notice.amountMinor) return { leave: 'pays it already' };
  if (notice.emailedAt === null) {
    return now < notice.effectiveAt + emailDeadlineMs ? tomorrow(now) : { leave: 'never told' };
  }
  const { nextBilledAt } = subscription;
  if (nextBilledAt === null || !canBeMoved(subscription)) return tomorrow(now);
  return moveBefore(nextBilledAt, Math.max(notice.effectiveAt, notice.emailedAt + noticeMs), now);
}

/** The first time that allows the move, or earlier if the reminder of that renewal has to name the new price. */
function moveBefore(nextBilledAt: number, chargeableFrom: number, now: number): Move {
  if (nextBilledAt < chargeableFrom) {
    return nextBilledAt + afterRenewalMs > now ? { nextCheckAt: nextBilledAt + afterRenewalMs } : tomorrow(now);
  }
  const moveAt = moveTimeOf(nextBilledAt, chargeableFrom);
  return now < moveAt ? { nextCheckAt: moveAt } : { move: true };
}

/** When the provider is told the new price of this renewal; never before the renewal before it. */
function moveTimeOf(renewsAt: number, chargeableFrom: number): number {
  return Math.min(chargeableFrom, renewsAt - beforeReminderMs);
}

/**
 * The first renewal at the new price, and the move before it, of a subscription that goes on as it is now. Times are
 * epoch ms.
 * @param chargeableFrom no earlier renewal is charged the new price
 */
export function foreseeMove(
  { nextBilledAt, interval }: { nextBilledAt: number; interval: Interval },
  chargeableFrom: number,
): { movesAt: number; renewsAt: number } {
  let renewsAt = nextBilledAt;
  let earliest = 0;
  while (renewsAt < chargeableFrom) {
    earliest = renewsAt + afterRenewalMs;
    renewsAt = nextChargeAt(interval, renewsAt);
  }
  return { movesAt: Math.max(earliest, moveTimeOf(renewsAt, chargeableFrom)), renewsAt };
}

/** The provider changes no price while a subscription is past due or paused, or while an end or a pause is planned. */
function canBeMoved({ status, cancelWanted, scheduledAction }: SubscriptionRecord): boolean {
  return (status === 'active' || status === 'trialing') && !cancelWanted && scheduledAction === null;
}

function tomorrow(now: number): Move {
  return { nextCheckAt: startOfTomorrow(now) };
}

/** The time is in UTC, and the same during a whole day, so that a job that runs twice enqueues only one more. */
export function startOfTomorrow(now: number): number {
  return Math.floor(now / dayMs) * dayMs + dayMs;
}
