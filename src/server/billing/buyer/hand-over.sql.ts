import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { liveStatuses } from '../entitlement/entitlement.ts';

export interface Purchase {
  userId: string;
  browserHash: Buffer | null;
  /** Whether the checkout was started in the account's own session or in the browser of the sign-up. */
  isOwn: boolean;
  isProven: boolean;
}

export async function findPurchase(tx: Transaction<Schema>, checkoutId: string): Promise<Purchase | null> {
  const row = await tx
    .selectFrom('checkouts')
    .innerJoin('users', 'users.id', 'checkouts.user_id')
    .select(['users.id as userId', 'by_owner', 'email_proven_at'])
    .select(['checkouts.browser_hash as browserHash', 'users.browser_hash as signedUpIn'])
    .where('checkouts.id', '=', checkoutId)
    .executeTakeFirst();
  if (!row) return null;
  const { userId, browserHash, signedUpIn } = row;
  const isSameBrowser = browserHash !== null && signedUpIn !== null && browserHash.equals(signedUpIn);
  return { userId, browserHash, isOwn: row.by_owner || isSameBrowser, isProven: row.email_proven_at !== null };
}

export async function hasAnotherSubscription(
  tx: Transaction<Schema>,
  userId: string,
  subscriptionId: string | null,
): Promise<boolean> {
  const another = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', liveStatuses)
    .where('id', '!=', subscriptionId ?? '')
    .limit(1)
    .executeTakeFirst();
  return another !== undefined;
}

/**
 * Deletes the password, profile and attribution of an unproven account and ties it to the buyer's browser. The plan
 * stays, because a buyer who entered nothing would have none.
 */
export async function clearUnprovenProfile(
  tx: Transaction<Schema>,
  userId: string,
  browserHash: Buffer | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: null, browser_hash: browserHash, name: '', age: null, gender: '' })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('touches').where('user_id', '=', userId).execute();
}
