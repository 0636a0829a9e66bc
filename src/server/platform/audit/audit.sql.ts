import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { AuditRecord } from './audit-record.ts';
import type { ChainedEntry, Link } from './chain.ts';

export interface AuditEnds {
  /** The last entry that was removed because of its age. */
  removed: Link;
  /** The last entry that was written. */
  last: Link;
}

/** Locks the audit until the transaction ends, so that entries are appended one after another. */
export async function lockEnds(tx: Transaction<Schema>): Promise<AuditEnds> {
  return endsOf(await tx.selectFrom('audit_ends').selectAll().forUpdate().executeTakeFirstOrThrow());
}

export async function readEnds(db: Kysely<Schema>): Promise<AuditEnds> {
  return endsOf(await db.selectFrom('audit_ends').selectAll().executeTakeFirstOrThrow());
}

function endsOf(row: Selectable<Schema['audit_ends']>): AuditEnds {
  return {
    removed: { position: Number(row.removed_position), hash: row.removed_hash },
    last: { position: Number(row.last_position), hash: row.last_hash },
  };
}

/** Appends an entry and records it as the last one. */
export async function appendEntry(
  tx: Transaction<Schema>,
  { record, hash, of }: { record: string; hash: Buffer; of: AuditRecord },
): Promise<void> {
  const { position, at, operator_id, act, user_id, outcome } = of;
  await tx.insertInto('audit').values({ position, record, hash, at, operator_id, act, user_id, outcome }).execute();
  await tx.updateTable('audit_ends').set({ last_position: position, last_hash: hash }).execute();
}

interface Reason {
  salt: Buffer;
  reason: string;
}

/** The record's hash of a reason that is stored apart, hexadecimal. */
export function reasonHash({ salt, reason }: Reason): string {
  return createHash('sha256').update(salt).update(reason).digest('hex');
}

/**
 * Prevents the account's erasure until the transaction ends, and waits for no other change of it; false when it is
 * gone.
 */
export async function holdAccount(tx: Transaction<Schema>, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

export async function insertReason(
  tx: Transaction<Schema>,
  { position, userId, salt, reason }: Reason & { position: number; userId: string },
): Promise<void> {
  await tx.insertInto('audit_reasons').values({ position, user_id: userId, salt, reason }).execute();
}

/** Up to `limit` entries after a position, in their order. */
export async function readEntries(db: Kysely<Schema>, after: number, limit: number): Promise<ChainedEntry[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('audit_reasons', 'audit_reasons.position', 'audit.position')
    .selectAll('audit')
    .select(['salt', 'reason'])
    .where('audit.position', '>', String(after))
    .orderBy('audit.position')
    .limit(limit)
    .execute();
  return rows.map(({ position, record, hash, at, operator_id, act, user_id, outcome, salt, reason }) => ({
    position: Number(position),
    record,
    hash,
    lookup: {
      at: at.toISOString(),
      operator_id,
      act,
      user_id,
      outcome,
      ...(salt !== null && reason !== null ? { reason_hash: reasonHash({ salt, reason }) } : {}),
    },
  }));
}

/** The hash of an entry; null when there is none at this position. */
export async function findHash(db: Kysely<Schema>, position: number): Promise<Buffer | null> {
  const row = await db.selectFrom('audit').select('hash').where('position', '=', String(position)).executeTakeFirst();
  return row?.hash ?? null;
}

/** The position of the last entry from before this time (epoch ms); null when there is none. */
export async function lastBefore(tx: Transaction<Schema>, before: number): Promise<number | null> {
  const row = await tx
    .selectFrom('audit')
    .select(({ fn }) => fn.max('position').as('position'))
    .where('at', '<', new Date(before))
    .executeTakeFirst();
  return row?.position ? Number(row.position) : null;
}

/** Deletes the oldest entries, up to and including this one. */
export async function deleteEntries(tx: Transaction<Schema>, upTo: Link): Promise<void> {
  await tx.deleteFrom('audit').where('position', '<=', String(upTo.position)).execute();
  await tx.updateTable('audit_ends').set({ removed_position: upTo.position, removed_hash: upTo.hash }).execute();
}
