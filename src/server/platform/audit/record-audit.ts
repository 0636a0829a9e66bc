import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Schema } from '../database/schema.ts';
import { appendEntry, holdAccount, insertReason, lockEnds, reasonHash } from './audit.sql.ts';
import type { AuditEntry, AuditRecord } from './audit-record.ts';
import { hashAfter } from './chain.ts';

/**
 * Appends an entry in the transaction of the act, which locks the audit until it commits: keep it short, and make no
 * network call in it.
 */
export async function recordAudit(tx: Transaction<Schema>, entry: AuditEntry): Promise<void> {
  const { by, act, userId = null, subject = '', before = '', after = '', reason = '', outcome = 'done', now } = entry;
  const apart = userId === null || reason === '' ? null : { salt: randomBytes(16), reason };
  // Locked before the chain, as the order of locks wants. The typed reason about an erased person is not stored.
  const isKept = apart !== null && (await holdAccount(tx, userId!));
  const { last } = await lockEnds(tx);
  const record: AuditRecord = {
    position: last.position + 1,
    at: new Date(now).toISOString(),
    operator_id: by.operatorId,
    operator_name: by.name,
    level: by.level,
    network: by.network,
    act,
    user_id: userId,
    subject,
    before,
    after,
    outcome,
    ...(apart === null ? { reason } : { reason: '', reason_hash: reasonHash(apart) }),
  };
  const text = JSON.stringify(record, Object.keys(record).sort());
  await appendEntry(tx, { record: text, hash: hashAfter(last.hash, text), of: record });
  if (apart !== null && isKept) await insertReason(tx, { position: record.position, userId: userId!, ...apart });
}

/** Appends an entry in a transaction of its own, for an act that writes nothing else, such as looking at a person. */
export function recordAuditAlone(db: Kysely<Schema>, entry: AuditEntry): Promise<void> {
  return inTransaction(db, (tx) => recordAudit(tx, entry));
}
