import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Movement, Recorded, Returned } from './movements.ts';

/**
 * Locks a payment's money entries until the transaction ends, so that of two simultaneous adjustments one sees the
 * other. Taken after all other locks.
 */
export async function lockMoney(tx: Transaction<Schema>, transactionId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money:${transactionId}`}, 0))`.execute(tx);
}

interface Entries {
  movements: readonly Movement[];
  transactionId: string;
  adjustmentId: string | null;
  subscriptionId: string | null;
  currency: string;
  sale: Sale;
  /** Epoch ms. */
  now: number;
}

export async function insertEntries(tx: Transaction<Schema>, entries: Entries): Promise<void> {
  await tx
    .insertInto('money_entries')
    .values(
      entries.movements.map(({ kind, grossMinor, taxMinor, occurredAt }) => ({
        kind,
        provider_id: kind === 'payment' ? entries.transactionId : (entries.adjustmentId ?? entries.transactionId),
        transaction_id: entries.transactionId,
        adjustment_id: entries.adjustmentId,
        subscription_id: entries.subscriptionId,
        occurred_at: new Date(occurredAt),
        recorded_at: new Date(entries.now),
        currency: entries.currency,
        gross_minor: grossMinor,
        tax_minor: taxMinor,
        net_minor: grossMinor - taxMinor,
        ...entries.sale,
      })),
    )
    .execute();
}

/** The recorded sums of a payment, by kind. */
export async function sumRecorded(tx: Transaction<Schema>, transactionId: string): Promise<Recorded> {
  const rows = await tx
    .selectFrom('money_entries')
    .select(({ fn }) => ['kind', fn.sum<string>('gross_minor').as('gross'), fn.sum<string>('tax_minor').as('tax')])
    .where('transaction_id', '=', transactionId)
    .groupBy('kind')
    .execute();
  return Object.fromEntries(
    rows.map(({ kind, gross, tax }) => [kind, { grossMinor: Number(gross), taxMinor: Number(tax) }]),
  );
}

export function listReturned(tx: Transaction<Schema>, transactionId: string): Promise<Returned[]> {
  return tx
    .selectFrom('adjustments')
    .select(['action', 'status', 'total_minor as totalMinor', 'tax_minor as taxMinor'])
    .where('transaction_id', '=', transactionId)
    .execute();
}

export interface Sale {
  checkout_id: string | null;
  cohort: string;
  source: string;
  customer_ref: string | null;
}

/**
 * The sale as on the first entry of the payment, or else of its subscription. What the entry lacks comes from the
 * checkout, the subscription or else the buyer as they are now.
 */
export async function findSale(
  tx: Transaction<Schema>,
  {
    transactionId,
    subscriptionId,
    userId,
  }: { transactionId: string; subscriptionId: string | null; userId: string | null },
): Promise<Sale> {
  const { rows } = await sql<Sale>`
    select coalesce(entry.checkout_id, payment.checkout_id) as checkout_id,
      coalesce(entry.cohort, nullif(checkout.cohort, ''), subscription.cohort, buyer.cohort, '') as cohort,
      coalesce(entry.source, subscription.source, buyer.source, '') as source,
      coalesce(entry.customer_ref, subscription.customer_ref, buyer.customer_ref) as customer_ref
    from (select 1) one
    left join transactions payment on payment.id = ${transactionId}
    left join checkouts checkout on checkout.id = payment.checkout_id
    left join users buyer on buyer.id = coalesce(${userId}::bigint, payment.user_id)
    left join subscriptions subscription on subscription.id = coalesce(${subscriptionId}::text, payment.subscription_id)
    left join lateral (
      select * from money_entries
      where transaction_id = ${transactionId} or subscription_id = coalesce(${subscriptionId}::text, payment.subscription_id)
      order by transaction_id = ${transactionId} desc, id limit 1
    ) entry on true`.execute(tx);
  return rows[0]!;
}
