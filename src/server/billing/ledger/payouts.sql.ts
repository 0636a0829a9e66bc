import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { PayoutEvent } from '../provider-event.ts';

/** Stores a payout; a late event changes only its time of creation. */
export async function recordPayout(
  tx: Transaction<Schema>,
  { id, reference, status, amountMinor, currency, occurredAtUs }: PayoutEvent,
): Promise<'applied' | 'stale'> {
  const { rows } = await sql<{ is_newest: boolean }>`
    insert into payouts as known (id, reference, status, amount_minor, currency, created_at, occurred_at_us)
    values (${id}, ${reference}, ${status}, ${amountMinor}, ${currency},
      ${new Date(Number(occurredAtUs / 1000n))}::timestamptz, ${occurredAtUs}::bigint)
    on conflict (id) do update set
      created_at = least(known.created_at, excluded.created_at),
      (reference, status, amount_minor, currency, occurred_at_us) = (
        select newest.reference, newest.status, newest.amount_minor, newest.currency, newest.occurred_at_us
        from (values
          (known.reference, known.status, known.amount_minor, known.currency, known.occurred_at_us),
          (excluded.reference, excluded.status, excluded.amount_minor, excluded.currency, excluded.occurred_at_us)
        ) as newest (reference, status, amount_minor, currency, occurred_at_us)
        order by newest.occurred_at_us desc limit 1
      )
    returning occurred_at_us = ${occurredAtUs}::bigint as is_newest`.execute(tx);
  return rows[0]!.is_newest ? 'applied' : 'stale';
}
