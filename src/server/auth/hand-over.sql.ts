import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { liveStatuses } from '../subscription/entitlement';
import { forgetBrowsers } from './known-browsers.sql';
import { adoptLaterSignUp } from './later-sign-ups.sql';
import { revokeTokens } from './password-tokens.sql';
import { endOtherSessions } from './sessions.sql';

/**
 * Makes an account its buyer's when a checkout has been paid. As long as no link from the mailbox was used, anybody may
 * have signed the address up: unless the buyer is that browser or the account's own session, the password, the sessions and
 * the tokens are void, and the way in leads through the mailbox. Somebody who pays while a subscription runs changes
 * nothing, because that purchase is given back. The user's row is to be locked.
 * @param subscriptionId of what was bought; null when it is not known yet
 */
export async function handOver(
  tx: Transaction<Schema>,
  { checkoutId, subscriptionId }: { checkoutId: string; subscriptionId: string | null },
): Promise<void> {
  const bought = await findPurchase(tx, checkoutId);
  if (!bought || (await hasAnotherSubscription(tx, bought.userId, subscriptionId))) return;
  const { userId, browserHash, isOwn, isProven } = bought;
  if (!isOwn && !isProven) await voidUnproven(tx, userId, browserHash);
  if (browserHash !== null && (isOwn || !isProven)) await adoptLaterSignUp(tx, userId, browserHash);
}

interface Purchase {
  userId: string;
  browserHash: Buffer | null;
  /** Whether it was begun by the account's own session, or where the address was signed up. */
  isOwn: boolean;
  isProven: boolean;
}

async function findPurchase(tx: Transaction<Schema>, checkoutId: string): Promise<Purchase | null> {
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

async function hasAnotherSubscription(
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

/** What the stranger said goes too, but for the plan, without which a buyer who said nothing would have none. */
async function voidUnproven(tx: Transaction<Schema>, userId: string, browserHash: Buffer | null): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: null, browser_hash: browserHash, name: '', age: null, gender: '', newsletter: false })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('touches').where('user_id', '=', userId).execute();
  await revokeTokens(tx, userId);
  await endOtherSessions(tx, userId, null);
  await forgetBrowsers(tx, userId);
}
