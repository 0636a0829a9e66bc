import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import { isChargedBack } from './chargebacks.sql.ts';
import type { ChangedAdjustment } from './consequences.ts';

/** A second purchase usually ends by itself within seconds. */
const secondPurchaseWaitMs = 10 * 60_000;

/** Closes the row about a rejected refund of a payment that went back since. `now` is epoch ms. */
export function closeRejectedRefund(tx: Transaction<Schema>, transactionId: string, now: number): Promise<void> {
  return closeWork(tx, { kind: 'refund rejected', about: { transactionId }, because: 'Refunded since.', now });
}

/** Opens a row about a chargeback, and closes it when the bank has taken it back. `now` is epoch ms. */
export async function followDispute(
  tx: Transaction<Schema>,
  adjustment: ChangedAdjustment,
  now: number,
): Promise<void> {
  const { id, transactionId, userId, action, status, totalMinor, currency, createdAt } = adjustment;
  const about = { transactionId };
  // Events arrive in any order, so the reversal may be stored already.
  if (!(await isChargedBack(tx, transactionId))) {
    await closeWork(tx, { kind: 'chargeback opened', about, because: 'The bank has taken it back.', now });
  } else if (action === 'chargeback' && status === 'approved') {
    const facts = { transaction_id: transactionId, amount_minor: totalMinor, currency };
    await openWork(tx, {
      kind: 'chargeback opened',
      subject: id,
      userId,
      now,
      isOnce: true,
      facts: { ...facts, at: new Date(createdAt).toISOString() },
    });
  }
}

/** Opens a row about a refund that we owe and the provider has rejected. */
export function openRejectedRefund(tx: Transaction<Schema>, adjustment: ChangedAdjustment, now: number): Promise<void> {
  const { id, transactionId, userId, totalMinor, currency } = adjustment;
  return openWork(tx, {
    kind: 'refund rejected',
    subject: id,
    userId,
    now,
    isOnce: true,
    facts: { transaction_id: transactionId, amount_minor: totalMinor, currency },
  });
}

/** Opens a row about two purchases of one person, to be shown when the second has not ended by itself. */
export function openSecondPurchase(
  tx: Transaction<Schema>,
  pair: { userId: string; first: string; second: string; apartMs: number; now: number },
): Promise<void> {
  const { userId, first, second, apartMs, now } = pair;
  return openWork(tx, {
    kind: 'second purchase',
    subject: second,
    userId,
    now,
    isOnce: true,
    waitMs: secondPurchaseWaitMs,
    facts: { first, second, apart_ms: Math.round(apartMs) },
  });
}

/** Closes the row about a second purchase that has ended, or that turned out to be none. */
export function closeSecondPurchase(tx: Transaction<Schema>, second: string, now: number): Promise<void> {
  const because = 'The second subscription has ended.';
  return closeWork(tx, { kind: 'second purchase', about: { subject: second }, because, now });
}
