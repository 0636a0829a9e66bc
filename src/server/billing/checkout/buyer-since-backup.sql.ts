import { sql, type Transaction } from 'kysely';
import type { Offer } from '#contract/offer.ts';
import type { EmailAddress } from '#server/identity/email-address.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { findOfferVersion } from '../offer/offer-versions.sql.ts';

interface LostAccount extends EmailAddress {
  /** The number that the account had; null when it is unknown or not one of ours. */
  id: string | null;
  name: string;
  customerId: string;
  /** Epoch ms. */
  now: number;
}

/**
 * The account of this address, made again if there is none: unproven, without a password. It gets its former number if
 * that is free, because sessions and training on the person's own devices refer to it.
 */
export async function findOrMakeAgain(tx: Transaction<Schema>, account: LostAccount): Promise<string> {
  const { id, email, emailKey, name, customerId, now } = account;
  const known = await tx
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (known) return known.id;
  const { rows } = await sql<{ id: string }>`
    insert into users (id, email, email_key, name, provider_customer_id, created_at) overriding system value
    values (
      coalesce(
        (select ${id}::bigint where not exists (select from users where id = ${id}::bigint)),
        nextval(pg_get_serial_sequence('users', 'id'))
      ),
      ${email}, ${emailKey}, ${name}, ${customerId}, ${new Date(now)}
    )
    returning id`.execute(tx);
  return rows[0]!.id;
}

interface LostCheckout {
  id: string;
  userId: string;
  transactionId: string;
  /** As it was sold. */
  offer: Offer;
  /** When it was paid, epoch ms. */
  paidAt: number;
}

/**
 * Makes a checkout again, open, so that its payment settles it as before: the buyer gets the welcome email, and an
 * account that a stranger may have signed up is handed over. Nothing is reported to the advertiser, because the buyer's
 * cookie choice is lost.
 */
export async function makeCheckoutAgain(
  tx: Transaction<Schema>,
  { id, userId, transactionId, offer, paidAt }: LostCheckout,
): Promise<void> {
  await tx
    .insertInto('checkouts')
    .values({
      id,
      user_id: userId,
      offer_id: offer.id,
      offer: JSON.stringify(offer),
      offer_version_id: await findOfferVersion(tx, offer),
      amount_minor: offer.price.amount_minor,
      currency: offer.price.currency,
      transaction_id: transactionId,
      browser_hash: null,
      device_id: null,
      created_at: new Date(paidAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
