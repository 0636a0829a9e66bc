import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Price } from '../../contract/offer';
import { locale } from '../../contract/price-words';
import type { Schema } from '../database/schema';
import { liveStatuses } from '../subscription/entitlement';
import type { Agreement } from './agreement';
import { hashAfter, type LedgerEntry, type Link } from './chain';
import { type ConsentRecord, hashEmail, readRecord, writeRecord } from './consent-record';

export interface GivenConsent {
  about: { kind: 'purchase'; checkoutId: string } | { kind: 'plan-change'; subscriptionId: string };
  userId: string;
  offerId: number;
  /** What is charged at once. */
  price: Price;
  agreement: Agreement;
  /** Epoch ms. */
  now: number;
}

/**
 * Appends a consent to the ledger, as part of the caller's transaction. Appends wait for each other until those commit:
 * keep the transaction short, and call nobody within it.
 */
export async function recordConsent(tx: Transaction<Schema>, given: GivenConsent): Promise<void> {
  const { about, userId, offerId, price, agreement, now } = given;
  const { email_key } = await tx
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { last } = await holdEnds(tx);
  const record: ConsentRecord = {
    position: last.position + 1,
    kind: about.kind,
    checkout_id: about.kind === 'purchase' ? about.checkoutId : null,
    subscription_id: about.kind === 'plan-change' ? about.subscriptionId : null,
    user_id: userId,
    email_hash: hashEmail(email_key),
    ...agreement,
    locale,
    amount_minor: price.amount_minor,
    currency: price.currency,
    offer_id: offerId,
    accepted_at: new Date(now).toISOString(),
  };
  const text = writeRecord(record);
  const hash = hashAfter(last.hash, text);
  const { position, user_id, email_hash, checkout_id, subscription_id, accepted_at } = record;
  await tx
    .insertInto('consent_ledger')
    .values({ position, record: text, hash, user_id, email_hash, checkout_id, subscription_id, accepted_at })
    .execute();
  await tx.updateTable('consent_ledger_ends').set({ last_position: position, last_hash: hash }).execute();
}

export interface LedgerEnds {
  /** The last entry that was removed in its time. */
  removed: Link;
  /** The last entry that was written. */
  last: Link;
}

async function holdEnds(tx: Transaction<Schema>): Promise<LedgerEnds> {
  return endsOf(await tx.selectFrom('consent_ledger_ends').selectAll().forUpdate().executeTakeFirstOrThrow());
}

export async function readEnds(db: Kysely<Schema>): Promise<LedgerEnds> {
  return endsOf(await db.selectFrom('consent_ledger_ends').selectAll().executeTakeFirstOrThrow());
}

function endsOf(row: Selectable<Schema['consent_ledger_ends']>): LedgerEnds {
  return {
    removed: { position: Number(row.removed_position), hash: row.removed_hash },
    last: { position: Number(row.last_position), hash: row.last_hash },
  };
}

/** Up to `limit` entries after a position, in their order. */
export async function readEntries(db: Kysely<Schema>, after: number, limit: number): Promise<LedgerEntry[]> {
  const rows = await db
    .selectFrom('consent_ledger')
    .selectAll()
    .where('position', '>', String(after))
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(({ position, record, hash, user_id, email_hash, checkout_id, subscription_id, accepted_at }) => ({
    position: Number(position),
    record,
    hash,
    found: { user_id, email_hash, checkout_id, subscription_id, accepted_at: accepted_at.toISOString() },
  }));
}

/** All consents of a user or of an address (trimmed, lower-cased), oldest first. */
export async function listConsents(
  db: Kysely<Schema>,
  of: { userId: string } | { emailKey: string },
): Promise<ConsentRecord[]> {
  const all = db.selectFrom('consent_ledger').select('record').orderBy('position');
  const some =
    'userId' in of ? all.where('user_id', '=', of.userId) : all.where('email_hash', '=', hashEmail(of.emailKey));
  return (await some.execute()).map(({ record }) => readRecord(record));
}

/** What was agreed to last for this checkout, or for this subscription's change of plan; null when nothing is known. */
export async function findConsent(
  db: Kysely<Schema>,
  of: { checkoutId: string } | { subscriptionId: string },
): Promise<ConsentRecord | null> {
  const all = db.selectFrom('consent_ledger').select('record').orderBy('position', 'desc').limit(1);
  const one =
    'checkoutId' in of
      ? all.where('checkout_id', '=', of.checkoutId)
      : all.where('subscription_id', '=', of.subscriptionId);
  const row = await one.executeTakeFirst();
  return row ? readRecord(row.record) : null;
}

/**
 * Removes the oldest entries: those accepted before `acceptedBefore` whose user has no subscription that runs or ended
 * after `endedBefore` (epoch ms). The chain loses only its beginning, so an entry that must stay keeps all after it.
 * @returns how many were removed
 */
export function removeOldConsents(
  db: Kysely<Schema>,
  { acceptedBefore, endedBefore }: { acceptedBefore: number; endedBefore: number },
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { removed, last } = await holdEnds(tx);
    const kept = await tx
      .selectFrom('consent_ledger as entry')
      .select('position')
      .where((row) =>
        row.or([
          row('accepted_at', '>=', new Date(acceptedBefore)),
          row.exists(
            row
              .selectFrom('subscriptions')
              .select('id')
              .whereRef('subscriptions.user_id', '=', 'entry.user_id')
              .where((one) =>
                one.or([one('status', 'in', liveStatuses), one('canceled_at', '>=', new Date(endedBefore))]),
              ),
          ),
        ]),
      )
      .orderBy('position')
      .limit(1)
      .executeTakeFirst();
    const upTo = kept ? Number(kept.position) - 1 : last.position;
    if (upTo === removed.position) return 0;
    const [gone] = await readEntries(tx, upTo - 1, 1);
    await tx.deleteFrom('consent_ledger').where('position', '<=', String(upTo)).execute();
    await tx.updateTable('consent_ledger_ends').set({ removed_position: upTo, removed_hash: gone!.hash }).execute();
    return upTo - removed.position;
  });
}
