import { type RawBuilder, sql } from 'kysely';
import { positionsOf } from './position';
import type { Span } from './report-span';

/** Whose use is reported; null is everybody. */
export interface Whose {
  cohort: string | null;
  source: string | null;
}

/** Who is meant of a table that says `cohort` and `source`. */
export function isMeant({ cohort, source }: Whose, table: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${cohort}::text is null or ${table}.cohort = ${cohort}::text)
    and (${source}::text is null or ${table}.source = ${source}::text)`;
}

/** First visits of the span, one a person: person_id, position, source. For a query that stands after it. */
export function visitsOf(visitTypeId: number, span: Span, source: string | null): RawBuilder<unknown> {
  const { from, end } = positionsOf(span);
  return sql`
    select first.person_id, first.position, people.source
    from (
      select person_id, min(position) as position from events
      where type_id = ${visitTypeId} and position >= ${from}::bigint and position < ${end}::bigint
      group by person_id
    ) as first
    join people on people.id = first.person_id
    where ${source}::text is null or people.source = ${source}::text`;
}
