import type { Kysely, Transaction } from 'kysely';
import { locale } from '#contract/format-price.ts';
import type { Price } from '#contract/offer.ts';
import { hashAfter } from '#server/platform/audit/chain.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Agreement } from './agreement.ts';
import {
  deleteEntries,
  findFirstStored,
  hashedEmailOf,
  insertEntry,
  lockEnds,
  readEntries,
} from './consent-ledger.sql.ts';
import { type ConsentRecord, writeRecord } from './consent-record.ts';

export interface GivenConsent {
  about: { kind: 'purchase'; checkoutId: string } | { kind: 'plan-change'; subscriptionId: string };
  userId: string;
  offerId: number;
  /** The amount charged at once; of a change at a renewal, the one charged then. */
  price: Price;
  agreement: Agreement;
  /** Epoch ms. */
  now: number;
}

/**
 * Appends a consent to the ledger in the caller's transaction, which locks the ledger until it commits: keep it short,
 * and make no network call in it.
 * @returns its position
 */
export async function recordConsent(tx: Transaction<Schema>, given: GivenConsent): Promise<number> {
  const { about, userId, offerId, price, agreement, now } = given;
  const email_hash = await hashedEmailOf(tx, userId);
  const { last } = await lockEnds(tx);
  const record: ConsentRecord = {
    position: last.position + 1,
    kind: about.kind,
    checkout_id: about.kind === 'purchase' ? about.checkoutId : null,
    subscription_id: about.kind === 'plan-change' ? about.subscriptionId : null,
    user_id: userId,
    email_hash,
    ...agreement,
    locale,
    amount_minor: price.amount_minor,
    currency: price.currency,
    offer_id: offerId,
    accepted_at: new Date(now).toISOString(),
  };
  const text = writeRecord(record);
  const { position, user_id, checkout_id, subscription_id, accepted_at } = record;
  const lookup = { user_id, email_hash, checkout_id, subscription_id, accepted_at };
  await insertEntry(tx, { position, record: text, hash: hashAfter(last.hash, text), ...lookup });
  return position;
}

/**
 * Removes the oldest entries: accepted before `acceptedBefore`, by users without a subscription that is live or ended
 * since `endedBefore` (both epoch ms). The chain can lose only its beginning, so an entry that must stay keeps all
 * later ones.
 * @returns how many were removed
 */
export function removeOldConsents(
  db: Kysely<Schema>,
  before: { acceptedBefore: number; endedBefore: number },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { removed, last } = await lockEnds(tx);
    const kept = await findFirstStored(tx, before);
    const upTo = kept === null ? last.position : kept - 1;
    if (upTo === removed.position) return 0;
    const [gone] = await readEntries(tx, upTo - 1, 1);
    await deleteEntries(tx, { position: upTo, hash: gone!.hash });
    return upTo - removed.position;
  });
}
