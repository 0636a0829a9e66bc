import { sql } from 'kysely';
import { pastJourneysOf } from './past-journeys.sql.ts';
import type { Question } from './questions.sql.ts';
import type { Span } from './report-span.ts';
import { visitsOf } from './visits.sql.ts';

/** Links can name any source, so the rarest beyond this many are left out. */
const mostSources = 500;

export interface Sources {
  /** Most people first. */
  list: { source: string; people: number }[];
  /** The number of all visitors in these days. */
  visitors: number;
}

/** The sources of all visitors in these days. */
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
