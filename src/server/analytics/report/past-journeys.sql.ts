import { type RawBuilder, sql } from 'kysely';
import { positionsOf } from './position.ts';
import type { Span } from './report-span.ts';

/**
 * The journeys of people who came on dropped days of the span, from their first visit on these days: person_id,
 * drawn_cohort, cohort, source, first_visit, taken. Steps after the span are left out.
 */
export function pastJourneysOf(span: Span): RawBuilder<unknown> {
  const { from, end } = positionsOf(span);
  return sql`
    select distinct on (person_id) person_id, drawn_cohort, cohort, source, first_visit, (
      select sum(1 << (place - 1)::integer)::integer from unnest(steps) with ordinality as step (position, place)
      where position < ${end}::bigint
    ) as taken
    from past_journeys where first_visit >= ${from}::bigint and first_visit < ${end}::bigint
    order by person_id, first_visit`;
}

/** Whether a person came on a dropped day of the span, so that their past journey counts. */
export function hasPastJourney(span: Span, personId: RawBuilder<unknown>): RawBuilder<boolean> {
  const { from, end } = positionsOf(span);
  return sql`exists (
    select from past_journeys
    where past_journeys.person_id = ${personId} and past_journeys.first_visit >= ${from}::bigint
      and past_journeys.first_visit < ${end}::bigint
  )`;
}
