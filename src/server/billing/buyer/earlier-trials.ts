import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import type { TransactionEvent } from '../provider-event.ts';
import { keysOfUser, listMarks, lockKeys, markPurchase } from './purchase-marks.sql.ts';

/** Whether this user has had a trial, recognised by email address, customer or card. */
export async function hasEarlierTrial(db: Kysely<Schema>, userId: string): Promise<boolean> {
  const keys = await keysOfUser(db, userId);
  return (await listMarks(db, { kind: 'trial', keys, subscriptionId: null })).length > 0;
}

/** The free payment that begins a trial, with its owner. */
type Payment = Pick<TransactionEvent, 'billedAt' | 'occurredAtUs'> & { userId: string; subscriptionId: string };

/**
 * Records that a trial began, and schedules a job that ends each later trial of the same person. The checkout cannot
 * refuse them all: the card is known only now, and before paying nobody may learn whether the owner of an address has
 * had a trial. The earliest trial stays, in whatever order the events arrive.
 */
export async function recordTrial(tx: Transaction<Schema>, payment: Payment): Promise<void> {
  const { userId, subscriptionId, billedAt, occurredAtUs } = payment;
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
