import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PaymentRecord } from './payments.ts';

/** A transaction as stored, with its adjustments and what we owe of it. */
export type PaymentRow = Awaited<ReturnType<typeof listPaymentRows>>[number];

/** All transactions of these users. */
export function listPaymentRows(db: Kysely<Schema>, userIds: readonly string[]) {
  return db
    .selectFrom('transactions')
    .leftJoin('refunds', 'refunds.transaction_id', 'transactions.id')
    .selectAll('transactions')
    .select(['refunds.owed_at', 'refunds.amount_minor as owed_minor', 'refunds.reason as owed_because'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('adjustments')
          .select(['action', 'status', 'total_minor as totalMinor'])
          .whereRef('adjustments.transaction_id', '=', 'transactions.id'),
      ).as('adjustments'),
    )
    .where('transactions.user_id', 'in', [...userIds])
    .execute();
}

export function paymentRecordOf(row: PaymentRow): PaymentRecord {
  return {
    id: row.id,
    status: row.status,
    totalMinor: row.total_minor,
    taxMinor: row.tax_minor,
    currency: row.currency,
    billedAt: row.billed_at?.getTime() ?? Number(BigInt(row.occurred_at_us) / 1000n),
    adjustments: row.adjustments,
    owedMinor: row.owed_at === null ? null : (row.owed_minor ?? row.total_minor),
  };
}

/** All transactions of a user, with their adjustments. */
export async function listPaymentRecords(db: Kysely<Schema>, userId: string): Promise<PaymentRecord[]> {
  return (await listPaymentRows(db, [userId])).map(paymentRecordOf);
}

export async function isOwnTransaction(db: Kysely<Schema>, userId: string, transactionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('transactions')
    .select('id')
    .where('id', '=', transactionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The provider's customer id of the user; null when they never started to pay. */
export async function findCustomerId(db: Kysely<Schema>, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('provider_customer_id').where('id', '=', userId).executeTakeFirst();
  return row?.provider_customer_id ?? null;
}

/** The amount charged for a checkout, tax included; null before the charge. */
export async function findPaid(
  db: Kysely<Schema>,
  checkoutId: string,
): Promise<{ amountMinor: number; currency: string } | null> {
  const paid = await db
    .selectFrom('transactions')
    .select(['total_minor', 'currency'])
    .where('checkout_id', '=', checkoutId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  return paid ? { amountMinor: paid.total_minor, currency: paid.currency } : null;
}
