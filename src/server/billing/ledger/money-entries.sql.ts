import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Changes } from '../../subscription/projector';
import { type Movement, movementsOfPayment, movementsOfReturns, type Recorded } from './movements';

/** Writes down the movements of money that a change brings, after its rows are written. `now` is epoch ms. */
export async function recordMoney(
  tx: Transaction<Schema>,
  { transaction, adjustment }: Changes,
  now: number,
): Promise<void> {
  const transactionId = transaction?.id ?? adjustment?.transactionId;
  if (transactionId === undefined) return;
  // The last lock of all: two adjustments of one payment that come at the same moment must see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money:${transactionId}`}, 0))`.execute(tx);
  const recorded = await sumRecorded(tx, transactionId);
  const movements = transaction
    ? movementsOfPayment(transaction, recorded)
    : movementsOfReturns(await listReturned(tx, transactionId), recorded, adjustment!);
  if (movements.length === 0) return;
  const { currency, subscriptionId, userId } = (transaction ?? adjustment)!;
  const sold = await findSale(tx, { transactionId, subscriptionId, userId });
  await tx
    .insertInto('money_entries')
    .values(
      movements.map(({ kind, grossMinor, taxMinor, occurredAt }: Movement) => ({
        kind,
        transaction_id: transactionId,
        adjustment_id: adjustment?.id ?? null,
        subscription_id: subscriptionId,
        occurred_at: new Date(occurredAt),
        recorded_at: new Date(now),
        currency,
        gross_minor: grossMinor,
        tax_minor: taxMinor,
        ...sold,
      })),
    )
    .execute();
}

async function sumRecorded(tx: Transaction<Schema>, transactionId: string): Promise<Recorded> {
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

function listReturned(tx: Transaction<Schema>, transactionId: string) {
  return tx
    .selectFrom('adjustments')
    .select(['action', 'status', 'total_minor as totalMinor', 'tax_minor as taxMinor'])
    .where('transaction_id', '=', transactionId)
    .execute();
}

interface Sale {
  checkout_id: string | null;
  cohort: string;
  source: string;
  customer_ref: string | null;
}

/**
 * As on the first entry of the payment, or of its subscription; for the first of all, of the quiz that led to the
 * purchase, or else as the buyer is now.
 */
async function findSale(
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
