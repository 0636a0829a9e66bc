import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import { isChargedBack } from './chargebacks.sql.ts';
import type { Changes } from './projector.ts';

type Adjustment = NonNullable<Changes['adjustment']>;

/** A second purchase usually ends by itself within seconds. */
const secondPurchaseWaitMs = 10 * 60_000;

/** Opens rows of the work list for what a change shows, and closes those whose cause is gone. `now` is epoch ms. */
export async function followInWorkList(
  tx: Transaction<Schema>,
  { adjustment, subscription }: Changes,
  now: number,
): Promise<void> {
  if (adjustment) await followAdjustment(tx, adjustment, now);
  if (subscription?.status === 'canceled') await closeSecondPurchase(tx, subscription.id, now);
}

async function followAdjustment(tx: Transaction<Schema>, adjustment: Adjustment, now: number): Promise<void> {
  const { id, transactionId, userId, action, status, totalMinor, currency, createdAt } = adjustment;
  const about = { transactionId };
  if (action === 'refund' && status === 'approved') {
    await closeWork(tx, { kind: 'refund rejected', about, because: 'Refunded since.', now });
  }
  if (action !== 'chargeback' && action !== 'chargeback_reverse') return;
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
export function openRejectedRefund(tx: Transaction<Schema>, adjustment: Adjustment, now: number): Promise<void> {
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
