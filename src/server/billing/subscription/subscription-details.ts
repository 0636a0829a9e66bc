import { brand } from '#contract/brand.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { amountAt } from '../entitlement/amount-at.ts';
import { awaitsPayment, entitlementOf, liveStatuses } from '../entitlement/entitlement.ts';
import { permittedActions } from '../entitlement/permitted-actions.ts';
import { nextPlan, planOf, presentPlan } from '../entitlement/planned-change.ts';
import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import { withdrawalEndsAt } from '../entitlement/withdrawal-period.ts';

/**
 * What Manage shows. A cancellation is shown from the request on, even before the provider has confirmed it.
 * @param reducedRefund the refund of a withdrawal now, if the days used are not refunded; null otherwise
 */
export function subscriptionDetails(
  subscription: SubscriptionRecord,
  now: number,
  reducedRefund: { amountMinor: number; currency: string } | null,
): SubscriptionDetails {
  const { status, expiresAt } = entitlementOf(subscription, now);
  const present = presentPlan(subscription, now);
  const plan = present ?? planOf(subscription);
  const nextAt = nextPaymentAt(subscription);
  const next = nextAt === null ? null : nextPlan(subscription, now);
  return {
    id: subscription.id,
    status,
    offer_name: plan.name ?? brand,
    price: present?.price ?? priceAt(subscription, next === null ? (nextAt ?? now) : now),
    full_price: next === null ? fullPrice(subscription, nextAt ?? now) : null,
    interval: plan.interval,
    started_at: iso(subscription.startedAt),
    paid_until: awaitsPayment(subscription, now) ? null : isoOrNull(expiresAt),
    next_payment_at: isoOrNull(next?.at ?? nextAt),
    cancel_at: isoOrNull(cancelAt(subscription)),
    card: subscription.card,
    offer_id: plan.offerId,
    may: permittedActions(subscription, now),
    planned_change: next && plannedAnswer(next),
    trial_ends_at: status === 'trialing' ? isoOrNull(subscription.trialEndsAt) : null,
    pause: pauseOf(subscription),
    stopped: subscription.status === 'canceled' ? null : (subscription.stopped ?? null),
    withdraw_until: withdrawUntil(subscription, now),
    withdraw_refund: reducedRefund && { amount_minor: reducedRefund.amountMinor, currency: reducedRefund.currency },
    withdrawal: withdrawalOf(subscription),
  };
}

const priceAt = (subscription: SubscriptionRecord, at: number): SubscriptionDetails['price'] => ({
  amount_minor: amountAt(subscription, at),
  currency: subscription.currency,
});

/** Null when a payment at this time is at the full price. */
function fullPrice(
  { intro, amountMinor, currency }: SubscriptionRecord,
  at: number,
): SubscriptionDetails['full_price'] {
  if (intro === null || at >= intro.endsAt) return null;
  return { price: { amount_minor: amountMinor, currency }, from: iso(intro.endsAt) };
}

function plannedAnswer({ terms, at }: NonNullable<ReturnType<typeof nextPlan>>): SubscriptionDetails['planned_change'] {
  return { offer_id: terms.offerId, interval: terms.interval, price: terms.price, at: iso(at) };
}

/** With a pause it is the pause's end, because billing then continues at once. */
function nextPaymentAt(subscription: SubscriptionRecord): number | null {
  const { status, scheduledAction, cancelWanted, withdrawal, resumeAt, nextBilledAt } = subscription;
  if (cancelWanted || subscription.stopped || withdrawal !== null || !liveStatuses.includes(status)) return null;
  return status === 'paused' || scheduledAction === 'pause' ? resumeAt : nextBilledAt;
}

/** When a requested cancellation takes effect; null when there is none, or when it already has. */
function cancelAt(subscription: SubscriptionRecord): number | null {
  if (!subscription.cancelWanted || !liveStatuses.includes(subscription.status)) return null;
  if (subscription.scheduledAction === 'cancel') return subscription.scheduledAt;
  return subscription.nextBilledAt ?? subscription.paidUntilAt;
}

function pauseOf(subscription: SubscriptionRecord): SubscriptionDetails['pause'] {
  const { status, scheduledAction, scheduledAt, pausedAt, resumeAt } = subscription;
  // This pause is how the provider stops charging; nobody asked for it.
  if (subscription.stopped) return null;
  const startsAt = status === 'paused' ? pausedAt : scheduledAction === 'pause' ? scheduledAt : null;
  return startsAt === null ? null : { starts_at: iso(startsAt), resumes_at: isoOrNull(resumeAt) };
}

function withdrawUntil({ startedAt, withdrawal, stopped }: SubscriptionRecord, now: number): string | null {
  const endsAt = withdrawalEndsAt(startedAt);
  return withdrawal === null && !stopped && now < endsAt ? iso(endsAt) : null;
}

function withdrawalOf({ withdrawal, currency }: SubscriptionRecord): SubscriptionDetails['withdrawal'] {
  if (withdrawal === null) return null;
  const { requestedAt, isConfirmed, refund, refundedAt } = withdrawal;
  const nothing = isConfirmed ? { amount_minor: 0, currency } : null;
  return {
    requested_at: iso(requestedAt),
    refund: refund === null ? nothing : { amount_minor: refund.amountMinor, currency: refund.currency },
    refunded_at: isoOrNull(refundedAt),
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
