import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { OurDay } from './compare-days.ts';

/**
 * The days (UTC) of the ledger from `from` until the day before `to` (YYYY-MM-DD); days without entries are missing.
 * Amounts are in this currency; null on days with other ones.
 */
export async function countDays(
  db: Kysely<Schema>,
  { from, to, currency }: { from: string; to: string; currency: string },
): Promise<OurDay[]> {
  const { rows } = await sql<{
    day: string;
    payments: string;
    chargebacks: string;
    revenue: string | null;
    refunds: string | null;
  }>`
    with sums as (
      select to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD') as day, kind, provider_id,
        sum(gross_minor) as gross, sum(payout_net_minor) as net, sum(payout_gross_minor - payout_tax_minor) as untaxed,
        bool_and(currency = ${currency} and payout_currency = ${currency}) as is_plain
      from money_entries
      where occurred_at >= ${`${from}T00:00:00Z`}::timestamptz and occurred_at < ${`${to}T00:00:00Z`}::timestamptz
      group by day, kind, provider_id
    )
    select day,
      count(*) filter (where kind = 'payment' and gross > 0) as payments,
      count(*) filter (where kind = 'chargeback' and gross < 0) as chargebacks,
      case when bool_and(is_plain) filter (where kind = 'payment') is not false
        then coalesce(sum(net) filter (where kind = 'payment'), 0) end as revenue,
      case when bool_and(is_plain) filter (where kind = 'refund') is not false
        then coalesce(-sum(untaxed) filter (where kind = 'refund'), 0) end as refunds
    from sums group by day order by day`.execute(db);
  const amount = (text: string | null) => (text === null ? null : BigInt(text));
  return rows.map(({ day, payments, chargebacks, revenue, refunds }) => ({
    day,
    payments: Number(payments),
    chargebacks: Number(chargebacks),
    revenueMinor: amount(revenue),
    refundsMinor: amount(refunds),
  }));
}

/**
 * Our monthly recurring revenue at an instant (epoch ms), by currency in millionths of a minor unit, each with the rate
 * of its latest payment into this currency (decimal text); null without one.
 */
export async function sumMonthly(db: Kysely<Schema>, at: number, into: string) {
  const { rows } = await sql<{ currency: string; micro: string; rate: string | null }>`
    select moved.currency, sum(moved.amount_micro) as micro, (
      select exchange_rate from money_entries
      where currency = moved.currency and payout_currency = ${into} and exchange_rate is not null
      order by id desc limit 1
    ) as rate
    from mrr_movements moved where effective_at < ${new Date(at)}::timestamptz
    group by moved.currency having sum(moved.amount_micro) <> 0`.execute(db);
  return rows.map(({ currency, micro, rate }) => ({ currency, micro: BigInt(micro), rate }));
}
