import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { openWork } from '#server/platform/work/work-items.sql.ts';
import { keysOfUser, listMarks, lockKeys, markPurchase } from '../buyer/purchase-marks.sql.ts';
import { decideStop } from '../debt/decide-stop.ts';
import { insertStop, liftStops, readReturned, theBank } from '../debt/renewal-stops.sql.ts';
import { isChargedBack } from './chargebacks.sql.ts';
import type { ConsequenceData } from './consequences.ts';

/**
 * Stops the renewals of a subscription whose payment went back, and lets them begin again when the bank has taken the
 * chargeback back. Both happen in the transaction of the event, with the job that changes the subscription at the
 * provider. `now` is epoch ms.
 */
export async function followReturned(
  tx: Transaction<Schema>,
  adjustment: ConsequenceData['money gone back']['adjustment'],
  now: number,
): Promise<void> {
  const { id, action, transactionId, subscriptionId, userId, createdAt } = adjustment;
  // Events arrive in any order, so the state of all stored adjustments counts, not this one alone.
  if (action !== 'refund' && !(await isChargedBack(tx, transactionId))) {
    const isFree = await liftStops(tx, subscriptionId, { transactionId, by: theBank, now });
    if (isFree) await tellProvider(tx, subscriptionId, `lifted:${id}`);
    return;
  }
  const returned = await readReturned(tx, transactionId);
  const because = returned && decideStop(adjustment, returned);
  if (because === null) return;
  const stop = { subscriptionId, userId, transactionId, because, wentBackAt: createdAt, now };
  if (!(await insertStop(tx, stop))) return;
  const keys = await keysOfUser(tx, userId);
  await markPurchase(tx, { kind: 'returned', subscriptionId, keys, happenedAt: now });
  await tellProvider(tx, subscriptionId, `stopped:${id}`);
  if (because !== 'charged back') return;
  const payload = { user_id: userId, subscription_id: subscriptionId, transaction_id: transactionId };
  await enqueue(tx, { kind: 'charged-back', uniqueKey: `charged-back:${id}`, payload });
}

function tellProvider(tx: Transaction<Schema>, subscriptionId: string, why: string): Promise<void> {
  return enqueue(tx, {
    kind: 'follow-stops',
    uniqueKey: `follow-stops:${subscriptionId}:${why}`,
    payload: { subscription_id: subscriptionId },
  });
}

/**
 * Opens a row of the work list for a purchase whose buyer had a payment taken back before, recognised by mailbox,
 * customer or card. An operator decides whether they are welcome.
 */
export async function noteReturnedBuyer(
  tx: Transaction<Schema>,
  { id, userId, subscriptionId, totalMinor, currency }: ConsequenceData['purchase']['payment'],
  now: number,
): Promise<void> {
  const keys = await keysOfUser(tx, userId);
  await lockKeys(tx, keys);
  const [before] = await listMarks(tx, { kind: 'returned', keys, subscriptionId });
  if (before === undefined) return;
  await openWork(tx, {
    kind: 'bought after a return',
    subject: subscriptionId,
    userId,
    now,
    isOnce: true,
    facts: {
      transaction_id: id,
      amount_minor: totalMinor,
      currency,
      returned_at: new Date(before.happenedAt).toISOString(),
    },
  });
}
