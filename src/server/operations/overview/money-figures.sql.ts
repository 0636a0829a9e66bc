import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

const counts = sql`
  (count(*) filter (where kind = 'payment' and renewal_number > 0 and gross_minor > 0))::integer as renewals,
  (count(*) filter (where kind = 'refund' and gross_minor < 0))::integer as refunds`;

export interface DayMoney {
  /** YYYY-MM-DD. */
  day: string;
  currency: string;
  /** Net. */
  minor: number;
  renewals: number;
  refunds: number;
}

/**
 * Money by day (UTC) and currency since a day's beginning (epoch ms). Net is after tax, fees, refunds and chargebacks,
 * in the currency of the payout where the provider has reported it.
 */
export async function listMoneyByDay(db: Kysely<Schema>, since: number): Promise<DayMoney[]> {
  const { rows } = await sql<Omit<DayMoney, 'minor'> & { minor: string }>`
    select ((occurred_at at time zone 'UTC')::date)::text as day, coalesce(payout_currency, currency) as currency,
      sum(case when payout_currency is null then net_minor else payout_net_minor end)::text as minor, ${counts}
    from money_entries where occurred_at >= ${new Date(since)}
    group by (occurred_at at time zone 'UTC')::date, 2 order by 1, 2`.execute(db);
  return rows.map((row) => ({ ...row, minor: Number(row.minor) }));
}

export interface PartMoney {
  renewals: number;
  refunds: number;
  /** Net by currency. */
  net: Record<string, number>;
}

/** Money of parts of days (epoch ms), in their order. */
export async function sumParts(
  db: Kysely<Schema>,
  parts: readonly { startsAt: number; endsAt: number }[],
): Promise<PartMoney[]> {
  // Each part has bounds of its own, so that the planner can estimate its number of entries.
  const each = parts.map(
    ({ startsAt, endsAt }, part) => sql`
      select ${sql.lit(part)} as part, coalesce(payout_currency, currency) as currency,
        ${counts},
        sum(case when payout_currency is null then net_minor else payout_net_minor end)::text as net
      from money_entries where occurred_at >= ${new Date(startsAt)} and occurred_at < ${new Date(endsAt)}
      group by coalesce(payout_currency, currency)`,
  );
  const { rows } = await sql<{ part: number; currency: string; renewals: number; refunds: number; net: string }>`
    ${sql.join(each, sql` union all `)}`.execute(db);
  return parts.map((_, i) => {
    const own = rows.filter(({ part }) => part === i);
    const sum = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0);
    return {
      renewals: sum(({ renewals }) => renewals),
      refunds: sum(({ refunds }) => refunds),
      net: Object.fromEntries(own.map(({ currency, net }) => [currency, Number(net)])),
    };
  });
}
