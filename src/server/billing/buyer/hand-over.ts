import type { Transaction } from 'kysely';
import { forgetBrowsers } from '#server/identity/known-browsers.sql.ts';
import { revokeTokens } from '#server/identity/password-tokens.sql.ts';
import { adoptRepeatedSignUp } from '#server/identity/repeated-sign-ups.sql.ts';
import { endOtherSessions } from '#server/identity/sessions.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { clearUnprovenProfile, findPurchase, hasAnotherSubscription } from './hand-over.sql.ts';

/**
 * Gives an account to its buyer when a checkout has been paid. Until a link from the mailbox was used, anybody may have
 * signed up the address: unless the purchase was made in the browser of the sign-up or in the account's own session,
 * the password, sessions and tokens are revoked, and the buyer signs in through the mailbox. A purchase during another
 * live subscription changes nothing, because it is refunded. The user's row must be locked.
 * @param subscriptionId of the purchase; null when it is not known yet
 */
export async function handOver(
  tx: Transaction<Schema>,
  { checkoutId, subscriptionId }: { checkoutId: string; subscriptionId: string | null },
): Promise<void> {
  const bought = await findPurchase(tx, checkoutId);
  if (!bought || (await hasAnotherSubscription(tx, bought.userId, subscriptionId))) return;
  const { userId, browserHash, isOwn, isProven } = bought;
  if (!isOwn && !isProven) await voidUnproven(tx, userId, browserHash);
  if (browserHash !== null && (isOwn || !isProven)) await adoptRepeatedSignUp(tx, userId, browserHash);
}

async function voidUnproven(tx: Transaction<Schema>, userId: string, browserHash: Buffer | null): Promise<void> {
  await clearUnprovenProfile(tx, userId, browserHash);
  await revokeTokens(tx, userId);
  await endOtherSessions(tx, userId, null);
  await forgetBrowsers(tx, userId);
}
