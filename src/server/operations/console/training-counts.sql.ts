import { type RawBuilder, sql } from 'kysely';
import type { CountedDay } from '#server/analytics/report/flights.sql.ts';
import type { Question } from '#server/analytics/report/questions.sql.ts';

/** Days that are both included, `YYYY-MM-DD`. */
export interface DaySpan {
  from: string;
  to: string;
  /** Whether the product's clock was moved, in test mode. */
  isMoved: boolean;
}

/**
 * SQL: the training day by the product's clock. Devices keep their own days, which are behind in test mode. Where the
 * clock was never moved it is the indexed column itself.
 */
const trainingDay = (isMoved: boolean): RawBuilder<unknown> => (isMoved ? sql`(day + ahead_days)` : sql`day`);

/** A number of people, and the part of them with a certain property. */
export interface CountedGroup {
  people: number;
  part: number;
}

/** Counts the finished items that accounts keep, by the people's training day. Days without any are left out. */
export function countItems({ from, to, isMoved }: DaySpan): Question<CountedDay[]> {
  const on = trainingDay(isMoved);
  const query = sql<CountedDay>`
    select ${on}::text as day, count(*)::integer as times, count(distinct user_id)::integer as people
    from training_entries where kind = 'item' and ${on} between ${from}::date and ${to}::date
    group by ${on}`;
  return async (tx) => (await query.execute(tx)).rows;
}

/** All items of the span together, and of how many people they are. */
export function countAllItems({ from, to, isMoved }: DaySpan): Question<{ times: number; people: number }> {
  const query = sql<{ times: number; people: number }>`
    select count(*)::integer as times, count(distinct user_id)::integer as people
    from training_entries where kind = 'item' and ${trainingDay(isMoved)} between ${from}::date and ${to}::date`;
  return async (tx) => (await query.execute(tx)).rows[0]!;
}

/** Of the people who have chosen where their training is kept: how many keep it on the device only. */
export const countOnDevice: Question<CountedGroup> = async (tx) => {
  const { rows } = await sql<CountedGroup>`
    select count(*)::integer as people, (count(*) filter (where kept_where = 'device'))::integer as part
    from training_consents where withdrawn_at is null`.execute(tx);
  return rows[0]!;
};

/**
 * Of the people whose first training day lies within the span: how many trained in the week that begins `after` days
 * after it. The subqueries look up one index entry for each person.
 */
export function countReturns({ from, to, isMoved }: DaySpan, after: number): Question<CountedGroup> {
  const on = trainingDay(isMoved);
  const query = sql<CountedGroup>`
    select count(*)::integer as people, (count(*) filter (where has_returned))::integer as part
    from (
      select
        (select min(${on}) from training_entries e where e.user_id = trained.user_id and kind = 'item') as first_day,
        (
          select ${on} from training_entries e
          where e.user_id = trained.user_id and kind = 'item'
            and ${on} between trained.first_day + ${after}::integer and trained.first_day + ${after + 6}::integer
          limit 1
        ) is not null as has_returned,
        trained.first_day as first_in_span
      from (
        select user_id, min(${on}) as first_day from training_entries
        where kind = 'item' and ${on} between ${from}::date and ${to}::date
        group by user_id
      ) as trained
    ) as people
    where first_day = first_in_span`;
  return async (tx) => (await query.execute(tx)).rows[0]!;
}
