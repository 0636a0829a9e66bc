import type { Profile } from '#contract/account.ts';
import {
  currentOf,
  entitlementOf,
  grantedUntil,
  type SubscriptionFacts,
} from '#server/billing/entitlement/entitlement.ts';
import type { GrantedTime } from '#server/billing/entitlement/provider-extension.ts';

/** A user with all their subscriptions, as stored. Times are epoch ms. */
export interface Account {
  id: number;
  bundleId: string;
  cohort: string;
  email: string;
  customerId: string | null;
  name: string;
  subscriptions: (SubscriptionFacts & { id: string; offerId: number | null; startedAt: number })[];
  /** Access granted without a subscription. */
  grants: readonly GrantedTime[];
}

/**
 * The profile (§ 3): exactly its ten fields. Shows the subscription that permits most; the status is `active` while
 * only a grant permits access.
 * @param bundleId the app of accounts that have none of their own
 */
export function profileOf(account: Account, bundleId: string, now: number): Profile {
  const current = currentOf(account.subscriptions, now);
  const entitlement = current ? entitlementOf(current, now) : null;
  const grantedUntilAt = entitlement?.permits ? null : grantedUntil(account.grants, now);
  return {
    id: account.id,
    bundle_id: account.bundleId || bundleId,
    cohort: account.cohort,
    email: account.email,
    customer_id: account.customerId ?? '',
    name: account.name,
    sub_expire_at: Math.floor((grantedUntilAt ?? entitlement?.expiresAt ?? 0) / 1000),
    sub_id: current?.id ?? '',
    sub_status: grantedUntilAt === null ? (entitlement?.status ?? '') : 'active',
    inapp_id: current?.offerId ?? 0,
  };
}
