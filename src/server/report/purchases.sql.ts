import { type RawBuilder, sql } from 'kysely';

/** Purchases that the provider confirmed, those of a free trial too: device_id, cohort, source, paid_at. For `from`. */
export const purchases: RawBuilder<unknown> = sql`(
  select checkouts.device_id, checkouts.cohort, checkouts.source,
    coalesce(transactions.paid_at, transactions.billed_at, checkouts.completed_at) as paid_at
  from checkouts join transactions on transactions.id = checkouts.transaction_id
  where checkouts.status = 'completed' and transactions.status = 'completed'
)`;
