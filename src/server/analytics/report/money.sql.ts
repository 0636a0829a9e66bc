import { type RawBuilder, sql } from 'kysely';
import { erasedWord } from '#server/platform/database/erased-word.ts';
import { begunByDay } from './begun-subscriptions.sql.ts';
import type { Question } from './questions.sql.ts';
import type { Span } from './report-span.ts';
import { matches, type ReportFilter } from './visits.sql.ts';

/** The money of all buyers, measured or not, including erased accounts. Amounts are in minor units. */
export interface Money {
  /**
   * Money received in the span minus money returned in it, most first; net is without tax, gross with it. A sale, a
   * refund and a chargeback each count on their own day.
   */
  revenue: { currency: string; net_minor: number; gross_minor: number }[];
  /** Subscriptions begun in the span. */
  subscriptions: number;
  /** Those of them whose first 28 days are over, and how many of these were cancelled within them. */
  over: number;
  cancelled: number;
}

/** The sales of erased people count by their cohort and source, also after these were erased. `now` is epoch ms. */
export function sumMoney(span: Span, filter: ReportFilter, now: number): Question<Money> {
  const startsAt = new Date(span.startsAt);
  const endsAt = new Date(span.endsAt);
  const revenue = sql<{ currency: string; net: string; gross: string }>`
    select currency, sum(gross_minor - tax_minor)::text as net, sum(gross_minor)::text as gross
    from (
      select currency, gross_minor, tax_minor from money_entries
      where occurred_at >= ${startsAt} and occurred_at < ${endsAt} and ${matches(filter, sql.table('money_entries'))}
      union all ${savedSums('kept_revenue_money', span, filter)}
    ) counted
    group by currency order by sum(gross_minor - tax_minor) desc, currency`;
  const ofSpan = sql`started_at >= ${startsAt} and started_at < ${endsAt} and ${matches(filter, sql.table('subscriptions'))}`;
  const begun = sql<{ subscriptions: number; over: number; cancelled: number }>`
    select coalesce(sum(subscriptions), 0)::integer as subscriptions, coalesce(sum(over), 0)::integer as over,
      coalesce(sum(cancelled), 0)::integer as cancelled
    from (
      select subscriptions, over, cancelled from (${begunByDay(ofSpan, now)}) by_day
      union all ${savedSums('kept_begun', span, filter)}
    ) counted`;
  return async (tx) => {
    const sums = await revenue.execute(tx);
    const counts = await begun.execute(tx);
    return {
      revenue: sums.rows.map(({ currency, net, gross }) => ({
        currency,
        net_minor: Number(net),
        gross_minor: Number(gross),
      })),
      subscriptions: counts.rows[0]!.subscriptions,
      over: counts.rows[0]!.over,
      cancelled: counts.rows[0]!.cancelled,
    };
  };
}

/** The tables with sums of people whose books were erased, with the day of a sum and the summed columns. */
const keptTables = {
  kept_revenue_money: { day: 'from_day', by: ['currency'], sums: ['gross_minor', 'tax_minor'] },
  kept_begun: { day: 'day', by: [], sums: ['subscriptions', 'over', 'cancelled'] },
} as const;

/**
 * The sums of a span, as a query: each is added under its former cohort and source, and subtracted under the erased
 * word, where the books count the same once more.
 */
function savedSums(table: keyof typeof keptTables, span: Span, filter: ReportFilter): RawBuilder<unknown> {
  const { day, by, sums } = keptTables[table];
  const erased = sql.lit(erasedWord);
  const [kept, own] = [sql.table(table), by.map((name) => sql.ref(name))];
  const added = sql.join([...own, ...sums.map((name) => sql.ref(name))]);
  const less = sql.join([...own, ...sums.map((name) => sql`-${sql.ref(name)} as ${sql.ref(name)}`)]);
  return sql`
    select ${added} from (
      select ${added}, ${sql.ref(day)} as on_day, cohort, source from ${kept}
      union all select ${less}, ${sql.ref(day)}, ${erased}, ${erased} from ${kept}
    ) as kept
    where on_day >= ${span.from}::date and on_day <= ${span.to}::date and ${matches(filter, sql.table('kept'))}`;
}
