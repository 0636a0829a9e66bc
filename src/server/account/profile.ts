import type { Profile } from '../../contract/account';
import { currentOf, entitlementOf, type SubscriptionFacts } from '../subscription/entitlement';

/** A user with all his subscriptions, as the database has them. Times are epoch ms. */
export interface Account {
  id: number;
  bundleId: string;
  cohort: string;
  email: string;
  customerId: string | null;
  name: string;
  subscriptions: (SubscriptionFacts & { id: string; offerId: number | null; startedAt: number })[];
}

/** The profile (§ 3): exactly its ten fields. Of several subscriptions the one that permits most stands in it. */
export function profileOf(account: Account, now: number): Profile {
  const current = currentOf(account.subscriptions, now);
  const entitlement = current ? entitlementOf(current, now) : null;
  return {
    id: account.id,
    bundle_id: account.bundleId,
    cohort: account.cohort,
    email: account.email,
    customer_id: account.customerId ?? '',
    name: account.name,
    sub_expire_at: Math.floor((entitlement?.expiresAt ?? 0) / 1000),
    sub_id: current?.id ?? '',
    sub_status: entitlement?.status ?? '',
    inapp_id: current?.offerId ?? 0,
  };
}
