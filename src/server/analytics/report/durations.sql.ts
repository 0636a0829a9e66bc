import { sql } from 'kysely';
import type { Cohort } from '#contract/cohort.ts';
import { positionsOf } from './position.ts';
import type { Question } from './questions.sql.ts';
import { quizOfEvent } from './quiz-of-event.sql.ts';
import type { Span } from './report-span.ts';
import { visitsOf } from './visits.sql.ts';

/** An event type that closes a page, for people in the quiz of a cohort, or, with '', in no quiz. */
export interface ClosingType {
  /** The page's key in the answer. */
  page: string;
  cohort: Cohort | '';
  typeId: number;
}

/** Longer durations are invalid data from a device. */
const longestDurationMs = 2_147_483_647;

/**
 * The median time on screen of each page, in ms. Each person counts with the first closing of the page since the visit.
 */
export function medianDurations(
  { visitTypeId, closings }: { visitTypeId: number; closings: readonly ClosingType[] },
  span: Span,
  source: string | null,
): Question<Map<string, number>> {
  const query = sql<{ page: string; median: number }>`
    with visit as materialized (${visitsOf(visitTypeId, span, source)}),
    closing as materialized (
      select * from unnest(
        ${closings.map(({ page }) => page)}::text[],
        ${closings.map(({ cohort }) => cohort)}::text[],
        ${closings.map(({ typeId }) => typeId)}::integer[]
      ) as closing (page, cohort, type_id)
    ),
    closed as (
      select e.person_id, e.type_id, e.position, e.insert_id, coalesce(${quizOfEvent(sql.table('e'))}, '') as cohort,
        case when jsonb_typeof(e.event_properties->'stay_ms') = 'number'
          then (e.event_properties->>'stay_ms')::numeric end as duration_ms
      from events e
      where e.type_id = any(${[...new Set(closings.map(({ typeId }) => typeId))]}::integer[])
        and e.position >= ${positionsOf(span).from}::bigint and e.position < ${positionsOf(span).end}::bigint
    ),
    first_closing as (
      select distinct on (closed.person_id, closing.page) closing.page, closed.duration_ms::double precision as duration_ms
      from closed
      join visit on visit.person_id = closed.person_id and closed.position >= visit.position
      join closing on closing.type_id = closed.type_id
        and closing.cohort = closed.cohort
      where closed.duration_ms between 0 and ${longestDurationMs}
      order by closed.person_id, closing.page, closed.position, closed.insert_id
    )
    select page, percentile_cont(0.5) within group (order by duration_ms) as median from first_closing group by page`;
  return async (tx) => new Map((await query.execute(tx)).rows.map(({ page, median }) => [page, median]));
}
