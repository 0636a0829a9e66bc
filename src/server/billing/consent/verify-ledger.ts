import type { Kysely } from 'kysely';
import { type Chain, type Link, type Verdict, verifyChain } from '#server/platform/audit/chain.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { readEnds, readEntries } from './consent-ledger.sql.ts';

/** Checks every entry of the consent ledger; see `verifyChain`. */
export function verifyLedger(db: Kysely<Schema>, known: Link | null = null): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => verifyChain(await consentChain(tx), known));
}

/** The consent ledger as a chain; to be verified in a transaction that sees one moment. */
export async function consentChain(db: Kysely<Schema>): Promise<Chain> {
  return { ...(await readEnds(db)), readEntries: (after, limit) => readEntries(db, after, limit) };
}
