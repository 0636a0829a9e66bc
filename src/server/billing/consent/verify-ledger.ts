import type { Kysely } from 'kysely';
import { type Link, type Verdict, verifyChain } from '#server/platform/audit/chain.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { readEnds, readEntries } from './consent-ledger.sql.ts';

/** Checks every entry of the consent ledger; see `verifyChain`. */
export function verifyLedger(db: Kysely<Schema>, known: Link | null = null): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) =>
      verifyChain({ ...(await readEnds(tx)), readEntries: (after, limit) => readEntries(tx, after, limit) }, known),
    );
}
