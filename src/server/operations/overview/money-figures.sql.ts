import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export interface DayNet {
  /** YYYY-MM-DD. */
  day: string;
  currency: string;
  minor: number;
}

/**
 * Net money by day (UTC) and currency since a day's beginning (epoch ms): after tax, fees, refunds and chargebacks, in the
 * currency of the payout as far as the provider has told it.
 */
export async function listNetByDay(db: Kysely<Schema>, since: number): Promise<DayNet[]> {
  const { rows } = await sql<{ day: string; currency: string; minor: string }>`
    select to_char((occurred_at at time zone 'UTC')::date, 'YYYY-MM-DD') as day,
      coalesce(payout_currency, currency) as currency,
      sum(case when payout_currency is null then net_minor else payout_net_minor end)::text as minor
    from money_entries where occurred_at >= ${new Date(since)} group by 1, 2 order by 1, 2`.execute(db);
  return rows.map(({ day, currency, minor }) => ({ day, currency, minor: Number(minor) }));
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
  const { rows } = await sql<{ part: number; currency: string; renewals: number; refunds: number; net: string }>`
    select part, entry.currency, sum(entry.renewal)::integer as renewals, sum(entry.refund)::integer as refunds,
      sum(entry.net)::text as net
    from unnest(
      ${parts.map((_, i) => i)}::integer[],
      ${parts.map(({ startsAt }) => new Date(startsAt))}::timestamptz[],
      ${parts.map(({ endsAt }) => new Date(endsAt))}::timestamptz[]
    ) as part (part, starts_at, ends_at)
    cross join lateral (
      select coalesce(payout_currency, currency) as currency,
        case when payout_currency is null then net_minor else payout_net_minor end as net,
        case when kind = 'payment' and renewal_number > 0 and gross_minor > 0 then 1 else 0 end as renewal,
        case when kind = 'refund' and gross_minor < 0 then 1 else 0 end as refund
      from money_entries where occurred_at >= starts_at and occurred_at < ends_at
    ) as entry
    group by part, entry.currency`.execute(db);
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
