import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import type { Changes } from '../subscription/projector';
import { keysOfUser, listMarks, lockKeys, markPurchase } from './purchase-marks.sql';

/** Whether this user, by whatever is known of them, has had a trial. */
export async function hasHadTrial(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const keys = await keysOfUser(db, userId);
  return (await listMarks(db, { kind: 'trial', keys, subscriptionId: null })).length > 0;
}

/**
 * Takes down that a trial began, and has every later one of the same person looked into: the card is known only now, and
 * nobody is told before they paid what another owner of an address has had. In whatever order the news arrive, the
 * earliest stays.
 */
export async function noteTrial(tx: Transaction<Schema>, { transaction }: Changes): Promise<void> {
  if (transaction?.status !== 'completed' || transaction.checkoutId === null) return;
  const { userId, subscriptionId, totalMinor, worthMinor, billedAt, occurredAtUs } = transaction;
  if (totalMinor > 0 || worthMinor > 0 || subscriptionId === null || userId === null) return;
  const keys = await keysOfUser(tx, userId);
  await lockKeys(tx, keys);
  const others = await listMarks(tx, { kind: 'trial', keys, subscriptionId });
  const happenedAt = billedAt ?? Number(occurredAtUs / 1000n);
  await markPurchase(tx, { kind: 'trial', subscriptionId, keys, happenedAt });
  const all = [...others, { subscriptionId, happenedAt }].sort(
    (a, b) => a.happenedAt - b.happenedAt || (a.subscriptionId < b.subscriptionId ? -1 : 1),
  );
  for (const second of all.slice(1)) {
    await enqueue(tx, {
      kind: 'second-trial',
      uniqueKey: `second-trial:${second.subscriptionId}`,
      payload: { subscription_id: second.subscriptionId },
    });
  }
}
