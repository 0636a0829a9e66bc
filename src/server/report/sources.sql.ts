import { sql } from 'kysely';
import { pastJourneysOf } from './past-journeys.sql';
import type { Question } from './questions.sql';
import type { Span } from './report-span';
import { visitsOf } from './visits.sql';

/** A source is whatever a link said: beyond this many, the rarest are left out. */
const mostSources = 500;

export interface Sources {
  /** Most people first. */
  list: { source: string; people: number }[];
  /** All visitors of these days. */
  visitors: number;
}

/** Where all visitors of these days came from. */
export function listSources(visitTypeId: number, span: Span): Question<Sources> {
  const query = sql<{ source: string; people: number; visitors: number }>`
    select source, count(*)::integer as people, (sum(count(*)) over ())::integer as visitors
    from (
      select person_id, source from (${visitsOf(visitTypeId, span, null)}) as visit
      union
      select person_id, source from (${pastJourneysOf(span)}) as past
    ) as person
    group by source order by people desc, source limit ${mostSources}`;
  return async (tx) => {
    const { rows } = await query.execute(tx);
    return { list: rows.map(({ source, people }) => ({ source, people })), visitors: rows[0]?.visitors ?? 0 };
  };
}
