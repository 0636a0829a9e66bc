import type { Kysely } from 'kysely';
import type { Profile } from '../../contract/account';
import type { Schema } from '../database/schema';
import { currentOf, entitlementOf } from './entitlement';
import { listSubscriptions } from './subscriptions.sql';

/** The part of the profile (§ 3) that a subscription fills; empty and 0 without one. `now` is epoch ms. */
export async function profileSubscription(
  db: Kysely<Schema>,
  userId: string,
  now: number,
): Promise<Pick<Profile, 'sub_expire_at' | 'sub_id' | 'sub_status' | 'inapp_id'>> {
  const current = currentOf(await listSubscriptions(db, userId), now);
  if (!current) return { sub_expire_at: 0, sub_id: '', sub_status: '', inapp_id: 0 };
  const { status, expiresAt } = entitlementOf(current, now);
  return {
    sub_expire_at: Math.floor((expiresAt ?? 0) / 1000),
    sub_id: current.id,
    sub_status: status,
    inapp_id: current.offerId ?? 0,
  };
}
