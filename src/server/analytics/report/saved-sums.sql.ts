import { type RawBuilder, sql } from 'kysely';
import { erasedWord } from '#server/platform/database/erased-word.ts';
import type { Span } from './report-span.ts';
import { matches, type ReportFilter } from './visits.sql.ts';

/** The tables with sums of people whose books were erased, the day of a sum, and what is summed up. */
const keptTables = {
  kept_revenue_money: { day: 'from_day', by: ['currency'], sums: ['gross_minor', 'tax_minor'] },
  kept_begun: { day: 'day', by: [], sums: ['subscriptions', 'over', 'cancelled'] },
} as const;

/**
 * The sums of a span, as a query: each by the cohort and source that it had, and taken away from the erased word, under
 * which the books count the same once more.
 */
export function savedSums(table: keyof typeof keptTables, span: Span, filter: ReportFilter): RawBuilder<unknown> {
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
