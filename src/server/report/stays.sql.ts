import { sql } from 'kysely';
import type { Cohort } from '../../contract/cohort';
import { positionsOf } from './position';
import type { Question } from './questions.sql';
import { quizOfEvent } from './quiz-of-event.sql';
import type { Span } from './report-span';
import { visitsOf } from './visits.sql';

/** An event that closes a page, for those who were in the quiz of a cohort; '' is for those in none. */
export interface ClosingType {
  /** What the page is called in the answer. */
  page: string;
  cohort: Cohort | '';
  typeId: number;
}

/** Longer than anybody stays, and all that a device may say. */
const longestStayMs = 2_147_483_647;

/** Half of the people stayed longer on their first stay on the page at or after the visit, half of them shorter; in ms. */
export function medianStays(
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
          then (e.event_properties->>'stay_ms')::numeric end as stay_ms
      from events e
      where e.type_id = any(${[...new Set(closings.map(({ typeId }) => typeId))]}::integer[])
        and e.position >= ${positionsOf(span).from}::bigint and e.position < ${positionsOf(span).end}::bigint
    ),
    first_stay as (
      select distinct on (closed.person_id, closing.page) closing.page, closed.stay_ms::double precision as stay_ms
      from closed
      join visit on visit.person_id = closed.person_id and closed.position >= visit.position
      join closing on closing.type_id = closed.type_id
        and closing.cohort = closed.cohort
      where closed.stay_ms between 0 and ${longestStayMs}
      order by closed.person_id, closing.page, closed.position, closed.insert_id
    )
    select page, percentile_cont(0.5) within group (order by stay_ms) as median from first_stay group by page`;
  return async (tx) => new Map((await query.execute(tx)).rows.map(({ page, median }) => [page, median]));
}
