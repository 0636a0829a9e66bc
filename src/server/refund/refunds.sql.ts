import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { recordAct } from '../operations/act/record-act.sql';
import { isWhollyReturned } from '../subscription/paid-until.sql';

export type RefundReason = Schema['refunds']['reason'];

/** A payment that we give back. */
export interface Debt {
  transactionId: string;
  /** Null for somebody who had themselves erased. */
  userId: string | null;
  subscriptionId: string | null;
  reason: RefundReason;
  /** Of it; null for all. */
  amountMinor?: number | null;
  /** Epoch ms. */
  now: number;
}

/** Writes down that a payment is given back, with the job that insists until Paddle does it; once a payment. */
export async function owe(tx: Transaction<Schema>, debt: Debt): Promise<void> {
  const owed = await tx
    .insertInto('refunds')
    .values({
      transaction_id: debt.transactionId,
      user_id: debt.userId,
      subscription_id: debt.subscriptionId,
      reason: debt.reason,
      owed_at: new Date(debt.now),
      amount_minor: debt.amountMinor ?? null,
    })
    .onConflict((conflict) => conflict.column('transaction_id').doNothing())
    .returning('transaction_id')
    .executeTakeFirst();
  if (owed) {
    const { transactionId: subjectId, userId, now } = debt;
    const detail = { reason: debt.reason };
    await recordAct(tx, { actor: 'system', act: 'owes a payment back', userId, subjectId, detail, now });
  }
  await enqueue(tx, {
    kind: 'refund',
    uniqueKey: `refund:${debt.transactionId}`,
    payload: { transaction_id: debt.transactionId },
  });
}

/** The payments of a subscription that brought money and were neither paid back nor promised to be; newest first. */
export async function listReturnable(
  db: Kysely<Schema>,
  subscriptionId: string,
): Promise<{ transactionId: string; billedAt: number; paidAt: number }[]> {
  const { rows } = await sql<{ id: string; billed_at: Date | null; paid_at: Date | null }>`
    select t.id, t.billed_at, t.paid_at
    from transactions t
    where t.subscription_id = ${subscriptionId} and t.status = 'completed' and t.total_minor > 0
      and not ${sql.raw(isWhollyReturned)}
      and not exists (select from refunds r where r.transaction_id = t.id)
    order by t.billed_at desc nulls last, t.id`.execute(db);
  return rows.map(({ id, billed_at, paid_at }) => ({
    transactionId: id,
    billedAt: billed_at?.getTime() ?? 0,
    paidAt: paid_at?.getTime() ?? 0,
  }));
}

/** Has a subscription ended at Paddle at once, by a job that insists. */
export async function endSoon(tx: Transaction<Schema>, subscriptionId: string): Promise<void> {
  await enqueue(tx, {
    kind: 'end-subscription',
    uniqueKey: `end-subscription:${subscriptionId}`,
    payload: { subscription_id: subscriptionId },
  });
}

export interface OpenDebt {
  transactionId: string;
  reason: RefundReason;
  /** Null for all of the payment. */
  amountMinor: number | null;
  /** Epoch ms. */
  owedAt: number;
}

/**
 * Keeps a debt from everybody else while `ask` has Paddle settle it, and notes with what. Null when that was done before;
 * `pending` when somebody else asks at this moment, or `ask` came back with nothing. `clock` gives epoch ms.
 */
export async function settleDebt<T extends { id: string }>(
  db: Kysely<Schema>,
  transactionId: string,
  clock: () => number,
  ask: (debt: OpenDebt) => Promise<T | null>,
): Promise<T | null | 'pending'> {
  return db.transaction().execute(async (tx) => {
    const debts = tx
      .selectFrom('refunds')
      .where('transaction_id', '=', transactionId)
      .where('adjustment_id', 'is', null);
    if (!(await debts.select('transaction_id').executeTakeFirst())) return null;
    const debt = await debts
      .select(['reason', 'owed_at', 'amount_minor'])
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!debt) return 'pending';
    const made = await ask({
      transactionId,
      reason: debt.reason,
      amountMinor: debt.amount_minor,
      owedAt: debt.owed_at.getTime(),
    });
    if (!made) return 'pending';
    await tx
      .updateTable('refunds')
      .set({ adjustment_id: made.id, asked_at: new Date(clock()) })
      .where('transaction_id', '=', transactionId)
      .execute();
    return made;
  });
}

/** Debts that Paddle was not made to settle since `owedBefore` (epoch ms), though their jobs tried. */
export async function listOldDebts(db: Kysely<Schema>, owedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('transaction_id')
    .where('adjustment_id', 'is', null)
    .where('owed_at', '<', new Date(owedBefore))
    .orderBy('owed_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.transaction_id);
}
