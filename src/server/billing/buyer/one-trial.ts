import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { TransactionEvent } from '../provider-event.ts';
import { keysOfUser, listMarks, lockKeys, markPurchase } from './purchase-marks.sql.ts';

/** Whether this user, by whatever is known of them, has had a trial. */
export async function hasHadTrial(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const keys = await keysOfUser(db, userId);
  return (await listMarks(db, { kind: 'trial', keys, subscriptionId: null })).length > 0;
}

/** A transaction with whose it is, and the checkout that it settles. */
type Payment = TransactionEvent & { userId: string | null; checkoutId: string | null };

/**
 * Takes down that a trial began, and has every later one of the same person looked into: the card is known only now, and
 * nobody is told before they paid what another owner of an address has had. In whatever order the events arrive, the
 * earliest stays.
 */
export async function noteTrial(tx: Transaction<Schema>, payment: Payment): Promise<void> {
  if (payment.status !== 'completed' || payment.checkoutId === null) return;
  const { userId, subscriptionId, totalMinor, worthMinor, billedAt, occurredAtUs } = payment;
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
