import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import type { Renewal } from './contract-copy.ts';

/** The next charge; null when none is planned. */
export function renewalOf(subscription: SubscriptionRecord): Renewal | null {
  const { status, willNotRenew, nextBilledAt, amountMinor, currency, intervalUnit, intervalCount } = subscription;
  const mayCharge = status === 'active' || status === 'trialing';
  if (!mayCharge || willNotRenew || nextBilledAt === null) return null;
  return { at: nextBilledAt, endsTrial: status === 'trialing', amountMinor, currency, intervalUnit, intervalCount };
}
