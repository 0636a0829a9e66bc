import { sql, type Transaction } from 'kysely';
import { forgetShown } from '#server/analytics/visitor/shown.sql.ts';
import { removeCustomerIds } from '#server/billing/ledger/provider-events.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { forgetWork } from '#server/platform/work/work-items.sql.ts';

/**
 * Removes a person from the books. Payments, refunds, subscriptions and sold offers keep their amounts and days, so
 * that no past figure changes; what the person was shown is deleted. Has to run before the user's row is deleted, which
 * sets their `user_id` to null.
 */
export async function anonymiseBooks(tx: Transaction<Schema>, userId: string): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({
      source: '',
      click_id: '',
      click_id_name: '',
      last_source: '',
      last_click_id: '',
      last_click_id_name: '',
      user_agent: '',
      may_convert: false,
      browser_hash: null,
      device_id: null,
    })
    .where('user_id', '=', userId)
    .execute();
  // The use stays counted; nobody is recognised by it any more.
  await tx.updateTable('coupon_redemptions').set({ key_hashes: [] }).where('user_id', '=', userId).execute();
  await forgetWork(tx, userId);
  await forgetShown(tx, userId);
  await saveCampaigns(tx, userId);
  await tx.deleteFrom('touches').where('checkout_id', 'in', ownCheckouts(tx, userId)).execute();
  await tx
    .updateTable('transactions')
    .set({ card_brand: null, card_last4: null, card_key: null })
    .where('user_id', '=', userId)
    .execute();
  // What an operator wrote may be about the person; the amounts stay.
  await tx.updateTable('operator_refunds').set({ note: '' }).where('user_id', '=', userId).execute();
  const user = await tx.selectFrom('users').select('provider_customer_id').where('id', '=', userId).executeTakeFirst();
  if (user?.provider_customer_id) await removeCustomerIds(tx, user.provider_customer_id);
}

/** The campaigns of what they bought, for the sums of revenue; they go with quiz and source, thirty days later. */
async function saveCampaigns(tx: Transaction<Schema>, userId: string): Promise<void> {
  await sql`
    update sold_subscriptions set campaign = (
      select utm_campaign from touches
      where touches.checkout_id = sold_subscriptions.checkout_id and which = 'first' order by id limit 1
    )
    where checkout_id in (select id from checkouts where user_id = ${userId})`.execute(tx);
}

function ownCheckouts(tx: Transaction<Schema>, userId: string) {
  return tx.selectFrom('checkouts').select('id').where('user_id', '=', userId);
}
