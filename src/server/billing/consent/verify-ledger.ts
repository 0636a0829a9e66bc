import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { follow, type LedgerEntry, type Link } from './chain.ts';
import { readEnds, readEntries } from './consent-ledger.sql.ts';

const pageSize = 1000;

export type Verdict = { intact: Link } | { brokenAt: number };

/**
 * Checks every entry of the consent ledger against the chain, as of one moment.
 * @param known a position and hash noted earlier, which reveal even a rewrite of the whole chain
 * @returns the last entry, or the position of the first that is missing or was changed
 */
export function verifyLedger(db: Kysely<Schema>, known: Link | null = null): Promise<Verdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { removed, last } = await readEnds(tx);
      let verdict: Verdict = { intact: removed };
      for (;;) {
        const page = await readEntries(tx, verdict.intact.position, pageSize);
        verdict = walk(verdict.intact, page, known);
        if ('brokenAt' in verdict) return verdict;
        if (page.length < pageSize) break;
      }
      const { intact } = verdict;
      const isComplete = intact.position === last.position && intact.hash.equals(last.hash);
      return isComplete && intact.position >= (known?.position ?? 0) ? verdict : { brokenAt: intact.position + 1 };
    });
}

function walk(from: Link, entries: LedgerEntry[], known: Link | null): Verdict {
  let link = from;
  for (const entry of entries) {
    const next = follow(link, entry);
    if (next === null || (known?.position === next.position && !known.hash.equals(next.hash))) {
      return { brokenAt: link.position + 1 };
    }
    link = next;
  }
  return { intact: link };
}
