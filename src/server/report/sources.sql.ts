import { sql } from 'kysely';
import type { Question } from './questions.sql';
import type { Span } from './report-span';
import { visitsOf } from './visits.sql';

/** A source is whatever a link said: beyond this many, the rarest are left out. */
const mostSources = 500;

/** Where all visitors of these days came from, most people first. */
export function listSources(visitTypeId: number, span: Span): Question<{ source: string; people: number }[]> {
  const query = sql<{ source: string; people: number }>`
    select source, count(*)::integer as people
    from (${visitsOf(visitTypeId, span, { cohort: null, source: null })}) as visit
    group by source order by people desc, source limit ${mostSources}`;
  return async (tx) => (await query.execute(tx)).rows;
}
