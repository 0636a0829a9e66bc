import { randomUUID } from 'node:crypto';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type GivenSeries, giftFault } from '#training/progress/gift.ts';
import { insertGifts, insertGiver } from './gifts.sql.ts';

/**
 * Stores the series that somebody gives, once. Each is a row with an id of its own, in the random order of these ids,
 * so that no row says whose it is or which others came with it. They stay when the account is erased; only the record
 * that the account gave is deleted.
 */
export function saveGift(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  series: readonly GivenSeries[],
): Promise<'given' | 'already' | { fault: string }> {
  const fault = giftFault(series);
  if (fault !== null) return Promise.resolve({ fault });
  return inTransaction(db, async (tx) => {
    const day = new Date(clock()).toISOString().slice(0, 10);
    if (!(await insertGiver(tx, userId, day))) return 'already';
    const gifts = series.map((one) => ({ ...one, id: randomUUID() }));
    await insertGifts(
      tx,
      gifts.sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    return 'given';
  });
}
