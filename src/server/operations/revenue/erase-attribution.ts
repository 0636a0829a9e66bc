import type { Kysely } from 'kysely';
import { dayMs } from '#contract/day.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import {
  copyBooks,
  isAnythingLeft,
  listErased,
  lockErasing,
  replaceWithWord,
  saveBegun,
} from './books-of-erased.sql.ts';
import { findPayoutCurrency } from './count-money.sql.ts';
import { countBooks } from './count-revenue.ts';
import { saveSums } from './saved-sums.sql.ts';

/** A quiz reveals a condition, so it stands no longer than this beside the ids by which the provider knows a person. */
const attributionMemoryMs = 30 * dayMs;

/**
 * Erases quiz, source and campaign of a sale from the books, thirty days after its buyer. In the same transaction their
 * figures are stored as sums without ids, so that the figures of each quiz, source and campaign stay the same. `now` is
 * epoch ms.
 */
export function eraseAttribution({ db }: { db: Kysely<Schema> }, now: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await lockErasing(tx))) return;
    await listErased(tx, new Date(now - attributionMemoryMs));
    if (!(await isAnythingLeft(tx))) return;
    const payoutCurrency = await findPayoutCurrency(tx);
    await copyBooks(tx);
    await countBooks(tx, { now, days: 'each', payoutCurrency });
    await saveSums(tx, Math.floor(now / dayMs));
    await saveBegun(tx, now);
    await replaceWithWord(tx);
  });
}
