import { brand } from '../../contract/brand';
import type { SubscriptionDetails } from '../../contract/subscription';
import { entitlementOf, liveStatuses } from './entitlement';
import type { SubscriptionRecord } from './subscriptions.sql';

/** What Manage shows. A cancellation shows from the moment it is asked for, also while Paddle is still to confirm it. */
export function subscriptionDetails(subscription: SubscriptionRecord, now: number): SubscriptionDetails {
  const { status, expiresAt } = entitlementOf(subscription, now);
  return {
    id: subscription.id,
    status,
    offer_name: subscription.offerName ?? brand,
    price: { amount_minor: subscription.amountMinor, currency: subscription.currency },
    interval: { unit: subscription.intervalUnit, count: subscription.intervalCount },
    started_at: iso(subscription.startedAt),
    paid_until: isoOrNull(expiresAt),
    next_payment_at: subscription.endsThen ? null : isoOrNull(subscription.nextBilledAt),
    cancel_at: isoOrNull(cancelAt(subscription)),
    card: subscription.card,
  };
}

/** When a cancellation that was asked for takes effect; null when none was, or when it has taken effect already. */
function cancelAt(subscription: SubscriptionRecord): number | null {
  if (!subscription.cancelWanted || !liveStatuses.includes(subscription.status)) return null;
  if (subscription.scheduledAction === 'cancel') return subscription.scheduledAt;
  return subscription.nextBilledAt ?? subscription.paidUntilAt;
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isoOrNull(at: number | null): string | null {
  return at === null ? null : iso(at);
}
