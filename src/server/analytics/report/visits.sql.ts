import { type RawBuilder, sql } from 'kysely';
import { dayMs, dayOf } from '#contract/day.ts';
import { positionsOf, positionsOfDay } from './position.ts';
import type { Question } from './questions.sql.ts';
import type { Span } from './report-span.ts';

/** Which people a report counts; null does not narrow it. */
export interface ReportFilter {
  cohort: string | null;
  source: string | null;
}

/** Whether a row of a table with `cohort` and `source` passes the filter. */
export function matches({ cohort, source }: ReportFilter, table: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(${cohort}::text is null or ${table}.cohort = ${cohort}::text)
    and (${source}::text is null or ${table}.source = ${source}::text)`;
}

/** The first visit of each person in the span, as a query of person_id, position and source. */
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

/** Counts the bots that visited on these days. Their events have a position before all days; see migration 0016. */
export function countBots(visitTypeId: number, span: Span): Question<number> {
  const query = sql<{ bots: number }>`
    select count(distinct person_id)::integer as bots from events
    where type_id = ${visitTypeId} and position < 0 and left_out = 'bot'
      and event_time >= ${new Date(span.startsAt)} and event_time < ${new Date(span.endsAt)}`;
  return async (tx) => (await query.execute(tx)).rows[0]!.bots;
}

/** Counts the sessions that subscribers began on these days. Their position is that of bots; see `insert-events.sql.ts`. */
export function countSubscribers(visitTypeId: number, span: Span): Question<{ people: number; sessions: number }> {
  const query = sql<{ people: number; sessions: number }>`
    select count(distinct person_id)::integer as people, count(*)::integer as sessions from events
    where type_id = ${visitTypeId} and position < 0 and left_out = 'subscriber'
      and event_time >= ${new Date(span.startsAt)} and event_time < ${new Date(span.endsAt)}`;
  return async (tx) => (await query.execute(tx)).rows[0]!;
}

/** Counts the people who visited on each day of a span; days without any are left out. */
export function countVisitsByDay(
  visitTypeId: number,
  span: Pick<Span, 'startsAt' | 'endsAt'>,
): Question<Map<string, number>> {
  const { from, end } = positionsOf(span);
  const query = sql<{ day: number; people: number }>`
    select ((position - ${from}::bigint) / ${positionsOfDay}::bigint)::integer as day,
      count(distinct person_id)::integer as people
    from events
    where type_id = ${visitTypeId} and position >= ${from}::bigint and position < ${end}::bigint group by 1`;
  return async (tx) => {
    const { rows } = await query.execute(tx);
    return new Map(rows.map(({ day, people }) => [dayOf(span.startsAt + day * dayMs), people]));
  };
}

/** Counts the people who visited in a part of a day. */
export function countVisits(visitTypeId: number, part: Pick<Span, 'startsAt' | 'endsAt'>): Question<number> {
  const { from, end } = positionsOf(part);
  const query = sql<{ people: number }>`
    select count(distinct person_id)::integer as people from events
    where type_id = ${visitTypeId} and position >= ${from}::bigint and position < ${end}::bigint`;
  return async (tx) => (await query.execute(tx)).rows[0]!.people;
}
