import { beginsBeforeMs, type PlannedChange } from '../entitlement/planned-change.ts';
import { startOfTomorrow } from '../price-change/decide-move.ts';
import type { SubscriptionEvent } from '../provider-event.ts';

const hourMs = 60 * 60_000;
/** The provider permits no change for half an hour before a renewal; an attempt takes a moment. */
export const lastAttemptMs = 31 * 60_000;
/** The provider writes its own times to the second. */
const slackMs = 60_000;

/** The subscription as the provider reports it. */
export type ReportedSubscription = Pick<
  SubscriptionEvent,
  | 'status'
  | 'offerId'
  | 'amountMinor'
  | 'currency'
  | 'intervalUnit'
  | 'intervalCount'
  | 'nextBilledAt'
  | 'period'
  | 'scheduled'
>;

/** What our own rows say of it. */
export interface OwnFacts {
  withdrawn: boolean;
  cancelWanted: boolean;
  stopped?: 'charged back' | 'paid back' | null;
}

/**
 * What to do for a planned change now. `change`: give the provider the new price. `set date`: it has the new price, and
 * its next charge has to go back to the agreed day. `made`: both. `follow`: the renewal has moved to another day.
 * `missed`: the renewal was charged the present price. `late`: it has the new price, and the agreed day can no longer be
 * set.
 */
export type PlannedStep =
  | 'change'
  | 'set date'
  | 'made'
  | 'late'
  | { end: 'ended' | 'another plan' }
  | { nextCheckAt: number }
  | { follow: number }
  | { missed: number };

/** Times are epoch ms. @param reported null when the provider no longer knows the subscription */
export function decidePlannedChange(
  planned: PlannedChange,
  reported: ReportedSubscription | null,
  own: OwnFacts | null,
  now: number,
): PlannedStep {
  if (reported === null || own === null || reported.status === 'canceled' || own.withdrawn) return { end: 'ended' };
  const hasNew = isOn(planned.agreed, reported);
  if (!hasNew && reported.offerId !== planned.present.offerId) return { end: 'another plan' };
  if (hasNew && planned.begunAt === null) return { end: 'another plan' };
  if (hasNew && isRenewed(reported.period, planned.effectiveAt)) return 'made';
  const { nextBilledAt } = reported;
  if (nextBilledAt === null || isBlocked(reported, own)) return { nextCheckAt: nextCheck(planned.effectiveAt, now) };
  return hasNew ? afterChange(planned, nextBilledAt, now) : beforeChange(planned, reported, nextBilledAt, now);
}

/** The provider has the new price; a change of the interval has moved its next charge. */
function afterChange({ effectiveAt }: PlannedChange, nextBilledAt: number, now: number): PlannedStep {
  if (Math.abs(nextBilledAt - effectiveAt) <= slackMs) return 'made';
  return now + lastAttemptMs < effectiveAt ? 'set date' : 'late';
}

function beforeChange(
  { effectiveAt }: PlannedChange,
  { period }: ReportedSubscription,
  nextBilledAt: number,
  now: number,
): PlannedStep {
  if (isRenewed(period, effectiveAt)) return { missed: nextBilledAt };
  if (Math.abs(nextBilledAt - effectiveAt) > slackMs) return { follow: nextBilledAt };
  if (now < effectiveAt - beginsBeforeMs) return { nextCheckAt: effectiveAt - beginsBeforeMs };
  if (now + lastAttemptMs < effectiveAt) return 'change';
  return { nextCheckAt: Math.max(effectiveAt + hourMs, startOfNextHour(now)) };
}

/** Whether a period of the renewal has begun: the provider moves the dates before it charges. */
function isRenewed(period: ReportedSubscription['period'], effectiveAt: number): boolean {
  return period !== null && period.startsAt >= effectiveAt - slackMs;
}

/** The provider changes no price while a subscription is past due or paused, or while an end or a pause is planned. */
function isBlocked({ status, scheduled }: ReportedSubscription, { cancelWanted, stopped }: OwnFacts): boolean {
  return status !== 'active' || scheduled !== null || cancelWanted || !!stopped;
}

/** Each hour on the last day, because a cancellation may be undone; otherwise each day. */
function nextCheck(effectiveAt: number, now: number): number {
  if (now < effectiveAt - beginsBeforeMs) return effectiveAt - beginsBeforeMs;
  return now < effectiveAt + hourMs ? startOfNextHour(now) : startOfTomorrow(now);
}

/** The same during a whole hour, so that a job that runs twice enqueues only one more. */
export function startOfNextHour(now: number): number {
  return Math.floor(now / hourMs) * hourMs + hourMs;
}

function isOn({ offerId, price, interval }: PlannedChange['agreed'], reported: ReportedSubscription): boolean {
  return (
    reported.offerId === offerId &&
    reported.amountMinor === price.amount_minor &&
    reported.currency === price.currency &&
    reported.intervalUnit === interval.unit &&
    reported.intervalCount === interval.count
  );
}
