import { dayMs } from '#contract/day.ts';
import type { Interval, Price } from '#contract/offer.ts';

/** Until so long before its renewal it can be taken back. Long enough to outlast an outage of the provider. */
export const beginsBeforeMs = dayMs;

/** What is charged for a plan, and how often. */
export interface PlanTerms {
  offerId: number | null;
  name: string | null;
  price: Price;
  interval: Interval;
}

/** A change of plan that begins with a renewal. Times are epoch ms. */
export interface PlannedChange {
  id: string;
  /** The plan until then. */
  present: PlanTerms;
  /** The plan from then on, as it was agreed. */
  agreed: PlanTerms & { offerId: number };
  /** The renewal that is charged the agreed price first. */
  effectiveAt: number;
  /** When the provider was asked to make it. */
  begunAt: number | null;
  /** When the provider had made it; the renewal may still be to come. */
  madeAt: number | null;
}

/** What decides whether a planned change is in force. Times are epoch ms. */
interface Planned {
  offerId: number | null;
  nextBilledAt: number | null;
  planned?: PlannedChange | null;
}

/** `waits`: nothing has begun at the provider. `begun`: the provider may have the new price, and the renewal is to come. */
export type PlannedState = 'waits' | 'begun';

/**
 * The state of a planned change at `now` (epoch ms); null without one, when its renewal is over, or when the
 * subscription was moved to another plan in the meantime.
 */
export function plannedState({ offerId, planned }: Planned, now: number): PlannedState | null {
  if (!planned) return null;
  if (planned.begunAt !== null) return planned.madeAt !== null && now >= planned.effectiveAt ? null : 'begun';
  return offerId === planned.present.offerId ? 'waits' : null;
}

/** The plan from the next payment on, and the time of that payment; null when the present plan goes on. */
export function nextPlan(subscription: Planned, now: number): { terms: PlannedChange['agreed']; at: number } | null {
  const state = plannedState(subscription, now);
  if (state === null) return null;
  const { agreed, effectiveAt } = subscription.planned!;
  return { terms: agreed, at: state === 'begun' ? effectiveAt : (subscription.nextBilledAt ?? effectiveAt) };
}

/** The plan until the renewal while the provider already has the next one; null when our row has the present plan. */
export function presentPlan(subscription: Planned, now: number): PlanTerms | null {
  return plannedState(subscription, now) === 'begun' ? subscription.planned!.present : null;
}

/** The plan as the provider charges it now. */
export function planOf(subscription: {
  offerId: number | null;
  offerName: string | null;
  amountMinor: number;
  currency: string;
  intervalUnit: Interval['unit'];
  intervalCount: number;
}): PlanTerms {
  const { offerId, offerName, amountMinor, currency, intervalUnit: unit, intervalCount: count } = subscription;
  return { offerId, name: offerName, price: { amount_minor: amountMinor, currency }, interval: { unit, count } };
}
