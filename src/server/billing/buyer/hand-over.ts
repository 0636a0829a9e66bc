import type { Transaction } from 'kysely';
import { forgetBrowsers } from '#server/identity/known-browsers.sql.ts';
import { adoptLaterSignUp } from '#server/identity/later-sign-ups.sql.ts';
import { revokeTokens } from '#server/identity/password-tokens.sql.ts';
import { endOtherSessions } from '#server/identity/sessions.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { findPurchase, forgetWhatWasSaid, hasAnotherSubscription } from './hand-over.sql.ts';

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

async function voidUnproven(tx: Transaction<Schema>, userId: string, browserHash: Buffer | null): Promise<void> {
  await forgetWhatWasSaid(tx, userId, browserHash);
  await revokeTokens(tx, userId);
  await endOtherSessions(tx, userId, null);
  await forgetBrowsers(tx, userId);
}
