import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** The facts about one charge for an email. Times are epoch ms. */
export interface PaymentFacts {
  id: string;
  userId: string;
  subscriptionId: string | null;
  /** The provider's status. */
  status: string;
  totalMinor: number;
  taxMinor: number;
  currency: string;
  billedAt: number | null;
  cardLast4: string | null;
  invoiceNumber: string | null;
}

/** Null when the payment or its owner is unknown. */
export async function findPayment(db: Kysely<Schema>, transactionId: string): Promise<PaymentFacts | null> {
  const row = await db.selectFrom('transactions').selectAll().where('id', '=', transactionId).executeTakeFirst();
  if (!row || row.user_id === null) return null;
  return {
    id: row.id,
    userId: row.user_id,
    subscriptionId: row.subscription_id,
    status: row.status,
    totalMinor: row.total_minor,
    taxMinor: row.tax_minor,
    currency: row.currency,
    billedAt: row.billed_at?.getTime() ?? null,
    cardLast4: row.card_last4,
    invoiceNumber: row.invoice_number,
  };
}

/** The checkout that a subscription came from; null when it was none of ours. */
export async function findOrigin(db: Kysely<Schema>, subscriptionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('transactions')
    .select('checkout_id')
    .where('subscription_id', '=', subscriptionId)
    .where('checkout_id', 'is not', null)
    .orderBy('billed_at')
    .limit(1)
    .executeTakeFirst();
  return row?.checkout_id ?? null;
}

/** The facts about one adjustment for an email. */
export interface AdjustmentFacts {
  transactionId: string;
  /** The provider's own value, like `status`. */
  action: string;
  status: string;
  amountMinor: number;
  currency: string;
}

export async function findAdjustment(db: Kysely<Schema>, id: string): Promise<AdjustmentFacts | null> {
  const row = await db
    .selectFrom('adjustments')
    .select(['transaction_id as transactionId', 'action', 'status', 'total_minor as amountMinor', 'currency'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The sum owed or refunded for a second purchase; null when there is none. A subscription has only one currency. */
export async function findSecondPurchaseRefund(
  db: Kysely<Schema>,
  subscriptionId: string,
): Promise<{ amountMinor: number; currency: string } | null> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('transactions', 'transactions.id', 'refunds.transaction_id')
    .select(({ fn }) => ['transactions.currency', fn.sum<string>('transactions.total_minor').as('total')])
    .where('refunds.subscription_id', '=', subscriptionId)
    .where('refunds.reason', '=', 'second purchase')
    .groupBy('transactions.currency')
    .executeTakeFirst();
  return row ? { amountMinor: Number(row.total), currency: row.currency } : null;
}
