import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { OurDay } from './compare-days.ts';

/** The days (UTC) of the ledger from `from` until the day before `to` (YYYY-MM-DD); days without entries are missing. */
export async function countDays(db: Kysely<Schema>, from: string, to: string): Promise<OurDay[]> {
  const { rows } = await sql<{ day: string; payments: string; chargebacks: string }>`
    select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day,
      count(distinct transaction_id) filter (where kind = 'payment' and gross_minor > 0) as payments,
      count(distinct transaction_id) filter (where kind = 'chargeback') as chargebacks
    from money_entries
    where occurred_at >= ${`${from}T00:00:00Z`}::timestamptz and occurred_at < ${`${to}T00:00:00Z`}::timestamptz
    group by day order by day`.execute(db);
  return rows.map(({ day, payments, chargebacks }) => ({
    day,
    payments: Number(payments),
    chargebacks: Number(chargebacks),
    revenueMinor: null,
    refundsMinor: null,
  }));
}
