import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { hashEmailAddress } from '#server/identity/email-address.ts';
import type { ChainedEntry, Link } from '#server/platform/audit/chain.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { liveStatuses } from '../entitlement/entitlement.ts';
import { type ConsentRecord, readRecord } from './consent-record.ts';

export interface LedgerEnds {
  /** The last entry that was removed because of its age. */
  removed: Link;
  /** The last entry that was written. */
  last: Link;
}

/** Locks the ledger until the transaction ends, so that appends happen one after another. */
export async function lockEnds(tx: Transaction<Schema>): Promise<LedgerEnds> {
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
export async function readEntries(db: Kysely<Schema>, after: number, limit: number): Promise<ChainedEntry[]> {
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
    lookup: { user_id, email_hash, checkout_id, subscription_id, accepted_at: accepted_at.toISOString() },
  }));
}

/** All consents of a user or of an email address (trimmed, lower-cased), oldest first. */
export async function listConsents(
  db: Kysely<Schema>,
  of: { userId: string } | { emailKey: string },
): Promise<ConsentRecord[]> {
  const all = db.selectFrom('consent_ledger').select('record').orderBy('position');
  const some =
    'userId' in of ? all.where('user_id', '=', of.userId) : all.where('email_hash', '=', hashEmailAddress(of.emailKey));
  return (await some.execute()).map(({ record }) => readRecord(record));
}

/**
 * The latest consent for this checkout, or to a change of plan of this subscription that was not taken back or replaced;
 * null when there is none.
 */
export async function findConsent(
  db: Kysely<Schema>,
  of: { checkoutId: string } | { subscriptionId: string },
): Promise<ConsentRecord | null> {
  const all = db.selectFrom('consent_ledger').select('record').orderBy('position', 'desc').limit(1);
  const one =
    'checkoutId' in of
      ? all.where('checkout_id', '=', of.checkoutId)
      : all
          .where('subscription_id', '=', of.subscriptionId)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('planned_changes')
                  .select('id')
                  .whereRef('consent_position', '=', 'consent_ledger.position')
                  .where('ended_at', 'is not', null),
              ),
            ),
          );
  const row = await one.executeTakeFirst();
  return row ? readRecord(row.record) : null;
}

/** Appends an entry and records it as the last one. */
export async function insertEntry(
  tx: Transaction<Schema>,
  entry: Insertable<Schema['consent_ledger']> & Link,
): Promise<void> {
  await tx.insertInto('consent_ledger').values(entry).execute();
  const { position, hash } = entry;
  await tx.updateTable('consent_ledger_ends').set({ last_position: position, last_hash: hash }).execute();
}

/** Hexadecimal SHA-256 of the user's email address. */
export async function hashedEmailOf(tx: Transaction<Schema>, userId: string): Promise<string> {
  const { email_key } = await tx
    .selectFrom('users')
    .select('email_key')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return hashEmailAddress(email_key);
}

/**
 * Position of the first entry to keep: accepted since `acceptedBefore`, or of a user whose subscription is live or
 * ended since `endedBefore` (both epoch ms). Null when there is none.
 */
export async function findFirstStored(
  tx: Transaction<Schema>,
  { acceptedBefore, endedBefore }: { acceptedBefore: number; endedBefore: number },
): Promise<number | null> {
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
  return kept ? Number(kept.position) : null;
}

/** Deletes the oldest entries of the ledger, up to and including this one. */
export async function deleteEntries(tx: Transaction<Schema>, upTo: Link): Promise<void> {
  await tx.deleteFrom('consent_ledger').where('position', '<=', String(upTo.position)).execute();
  await tx
    .updateTable('consent_ledger_ends')
    .set({ removed_position: upTo.position, removed_hash: upTo.hash })
    .execute();
}
