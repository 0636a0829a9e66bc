import { sql } from 'kysely';
import type { Cohort } from '#contract/cohort.ts';
import { positionsOf } from './position.ts';
import type { Question } from './questions.sql.ts';
import { quizOfEvent } from './quiz-of-event.sql.ts';
import type { Span } from './report-span.ts';
import { visitsOf } from './visits.sql.ts';

/** An event type that opens a numbered screen of a cohort's quiz, or, with null, a page after the quiz. */
export interface ScreenType {
  cohort: Cohort;
  typeId: number;
  number: number | null;
}

export interface ScreenCount {
  cohort: Cohort;
  number: number;
  people: number;
  /** Those of them who got no further. */
  left: number;
}

const beyondAllScreens = 1_000_000;

/**
 * Counts the people who opened each screen of a quiz at or after the visit, and those who got no further in that quiz.
 */
export function countScreens(
  { visitTypeId, screens }: { visitTypeId: number; screens: readonly ScreenType[] },
  span: Span,
  source: string | null,
): Question<ScreenCount[]> {
  const query = sql<ScreenCount>`
    with visit as materialized (${visitsOf(visitTypeId, span, source)}),
    screen as materialized (
      select * from unnest(
        ${screens.map(({ cohort }) => cohort)}::text[],
        ${screens.map(({ typeId }) => typeId)}::integer[],
        ${screens.map(({ number }) => number ?? beyondAllScreens)}::integer[]
      ) as screen (cohort, type_id, number)
    ),
    opened as materialized (
      select visit.person_id, screen.cohort, screen.number
      from events e
      join visit on visit.person_id = e.person_id and e.position >= visit.position
      join screen on screen.type_id = e.type_id and screen.cohort = ${quizOfEvent(sql.table('e'))}
      where e.type_id = any(${[...new Set(screens.map(({ typeId }) => typeId))]}::integer[])
        and e.position >= ${positionsOf(span).from}::bigint and e.position < ${positionsOf(span).end}::bigint
      group by visit.person_id, screen.cohort, screen.number
    ),
    furthest as (select person_id, cohort, max(number) as number from opened group by person_id, cohort)
    select opened.cohort, opened.number, count(*)::integer as people,
      (count(*) filter (where opened.number = furthest.number))::integer as left
    from opened join furthest using (person_id, cohort)
    where opened.number < ${beyondAllScreens}
    group by opened.cohort, opened.number`;
  return async (tx) => (await query.execute(tx)).rows;
}
