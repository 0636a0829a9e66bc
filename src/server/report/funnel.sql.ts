import { type RawBuilder, sql } from 'kysely';
import { type Cohort, isCohort } from '../../contract/cohort';
import { placeBefore, type Way } from './funnel-steps';
import { positionsOf, positionsOfDay } from './position';
import type { Question } from './questions.sql';
import type { Span } from './report-span';
import { isMeant, type Whose } from './visits.sql';

/** People who took a step, and before it all others in order but those that can be skipped. */
export interface StepCount {
  /** 0 is the visit. */
  step: number;
  /** Null for people without one. */
  cohort: Cohort | null;
  /** Days from the first one of the span to that of the visit. */
  day: number;
  people: number;
}

export interface FunnelAsk {
  /** The steps by their event types, in order; the first one is the visit. */
  steps: readonly { typeId: number; canBeSkipped?: true | undefined }[];
  span: Span;
  whose: Whose;
  /** Whose steps these are; null when everybody's. */
  way: Way | null;
}

/** The ids of the persons from the first (included) to the end (not included). */
export interface Slice {
  first: number;
  end: number;
}

/** A person's cohort and day of the visit as one number, since it is carried through all steps. */
const cohortNumbers = ['', 'A', 'B', 'C'] as const;

/**
 * Counts those who took the steps in order, each at or after the one before. A step's event is the first one that stands
 * at or after the person's step before it; both come from `events_funnel` in its order, so that they are matched without
 * reading a row.
 */
export function countSteps({ steps, span, whose, way }: FunnelAsk, slice: Slice): Question<StepCount[]> {
  const { from, end } = positionsOf(span);
  const inSlice = sql`e.person_id >= ${slice.first}::bigint and e.person_id < ${slice.end}::bigint`;
  const [visit, ...later] = steps;
  const first = sql`step_0 as (
    select e.person_id, e.position, ${groupOf(from)} as visit
    from (
      select distinct on (e.person_id) e.person_id, e.position from events e
      where e.type_id = ${visit!.typeId}::integer and ${inSlice}
        and e.position >= ${from}::bigint and e.position < ${end}::bigint
      order by e.person_id, e.position
    ) as e
    join people on people.id = e.person_id
    where ${isMeant(whose)} and ${isOnWay(way)}
  )`;
  const following = later.map(
    ({ typeId }, i) => sql`${nameOf(i + 1)} as (
      select distinct on (e.person_id) e.person_id, e.position, before.visit
      from ${nameOf(placeBefore(steps, i + 1))} as before join events e on e.person_id = before.person_id
      where e.type_id = ${typeId}::integer and ${inSlice}
        and e.position >= before.position and e.position < ${end}::bigint
      order by e.person_id, e.position
    )`,
  );
  const counts = steps.map(
    (_, i) => sql`select ${sql.lit(i)} as step, visit, count(*)::integer as people from ${nameOf(i)} group by visit`,
  );
  const query = sql<{ step: number; visit: number; people: number }>`
    with ${sql.join([first, ...following])} ${sql.join(counts, sql` union all `)}`;
  return async (tx) => {
    // Steps merge in the index's order; left alone, the planner hashes them and then sorts what it had in order.
    await sql`select set_config('enable_hashjoin', 'off', true)`.execute(tx);
    const { rows } = await query.execute(tx);
    await sql`select set_config('enable_hashjoin', 'on', true)`.execute(tx);
    return rows.map(({ step, visit: group, people }) => ({ step, people, ...readGroup(group) }));
  };
}

function nameOf(step: number): RawBuilder<unknown> {
  return sql.raw(`step_${step}`);
}

function isOnWay(way: Way | null): RawBuilder<unknown> {
  if (way === null) return sql`true`;
  return way === 'B' ? sql`people.cohort = 'B'` : sql`people.cohort <> 'B'`;
}

function groupOf(from: string): RawBuilder<unknown> {
  return sql`(
    4 * ((e.position - ${from}::bigint) / ${positionsOfDay}::bigint)
    + case people.cohort when 'A' then 1 when 'B' then 2 when 'C' then 3 else 0 end
  )::integer`;
}

function readGroup(group: number): Pick<StepCount, 'cohort' | 'day'> {
  const cohort = cohortNumbers[group % cohortNumbers.length]!;
  return { cohort: isCohort(cohort) ? cohort : null, day: Math.floor(group / cohortNumbers.length) };
}
