import { sql } from 'kysely';
import { dayMs, dayOf } from '#contract/day.ts';
import { positionsOf, positionsOfDay } from './position.ts';
import type { Question } from './questions.sql.ts';
import type { Span } from './report-span.ts';

/** How often something happened on a day (UTC), and by how many people. */
export interface CountedDay {
  day: string;
  times: number;
  people: number;
}

/** Counts the flights that were finished on each day of the span, by people who allow measuring. Days without any are left out. */
export function countFlights(flightTypeId: number, span: Pick<Span, 'startsAt' | 'endsAt'>): Question<CountedDay[]> {
  const { from, end } = positionsOf(span);
  const query = sql<{ day: number; times: number; people: number }>`
    select (position / ${positionsOfDay}::bigint)::integer as day,
      count(*)::integer as times, count(distinct person_id)::integer as people
    from events
    where type_id = ${flightTypeId} and position >= ${from}::bigint and position < ${end}::bigint
    group by 1`;
  return async (tx) => {
    const { rows } = await query.execute(tx);
    return rows.map(({ day, ...counts }) => ({ day: dayOf(day * dayMs), ...counts }));
  };
}

/** All flights of the span together, and the number of their people. */
export function countAllFlights(
  flightTypeId: number,
  span: Pick<Span, 'startsAt' | 'endsAt'>,
): Question<{ times: number; people: number }> {
  const { from, end } = positionsOf(span);
  const query = sql<{ times: number; people: number }>`
    select count(*)::integer as times, count(distinct person_id)::integer as people from events
    where type_id = ${flightTypeId} and position >= ${from}::bigint and position < ${end}::bigint`;
  return async (tx) => (await query.execute(tx)).rows[0]!;
}
