import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { Schema } from '../database/schema.ts';
import { deleteEntries, findHash, lastBefore, lockEnds, readEnds, readEntries } from './audit.sql.ts';
import { type Chain, type Link, type Verdict, verifyChain } from './chain.ts';

/** Checks every entry of the audit; see `verifyChain`. */
export function verifyAudit(db: Kysely<Schema>, known: Link | null = null): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => verifyChain(await auditChain(tx), known));
}

/** The audit as a chain; to be verified in a transaction that sees one moment. */
export async function auditChain(db: Kysely<Schema>): Promise<Chain> {
  return { ...(await readEnds(db)), readEntries: (after, limit) => readEntries(db, after, limit) };
}

/**
 * Removes the oldest entries, from before this time (epoch ms). The chain can lose only its beginning.
 * @returns how many were removed
 */
export function removeOldEntries(db: Kysely<Schema>, before: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { removed } = await lockEnds(tx);
    const position = await lastBefore(tx, before);
    const hash = position === null ? null : await findHash(tx, position);
    if (position === null || hash === null) return 0;
    await deleteEntries(tx, { position, hash });
    return position - removed.position;
  });
}
