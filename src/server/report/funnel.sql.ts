import { type RawBuilder, sql } from 'kysely';
import { type Cohort, isCohort } from '../../contract/cohort';
import { journeysOf, type StepType } from './journeys.sql';
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
  steps: readonly StepType[];
  span: Span;
  whose: Whose;
}

/**
 * The questions that together count those who took the steps in order, each at or after the one before: of the people
 * whose journey is known and lies within the span, and of all others, whose events are matched now.
 */
export function countSteps(ask: FunnelAsk): Question<StepCount[]>[] {
  return [countKnown(ask), countOthers(ask)];
}

function countKnown({ steps, span, whose }: FunnelAsk): Question<StepCount[]> {
  const { from, end } = positionsOf(span);
  const journeys = sql`
    select cohort, first_visit, taken from journeys
    where first_visit >= ${from}::bigint and last_step < ${end}::bigint and ${isMeant(whose, sql.table('journeys'))}
      and not exists (select from stale_journeys as stale where stale.person_id = journeys.person_id)`;
  return async (tx) => stepCounts((await countsOf(journeys, span).execute(tx)).rows, steps.length);
}

/**
 * Of those whose journey may be another one by now, of those who were here before the span and came again in it, and of
 * those who went on after it.
 */
function countOthers({ steps, span, whose }: FunnelAsk): Question<StepCount[]> {
  const { from, end } = positionsOf(span);
  const people = sql`
    select person_id from stale_journeys
    union
    select person_id from journeys
    where first_visit < ${end}::bigint and last_visit >= ${from}::bigint
      and (first_visit < ${from}::bigint or last_step >= ${end}::bigint)`;
  const journeys = sql`
    select * from (${journeysOf(steps, { people, from, end })}) as people where ${isMeant(whose, sql.table('people'))}`;
  return async (tx) => {
    // Each look for a step is one into an index; elsewhere in a report that is what makes it slow.
    await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx);
    const { rows } = await countsOf(journeys, span).execute(tx);
    await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx);
    return stepCounts(rows, steps.length);
  };
}

interface JourneyCount {
  /** Cohort and day of the visit. */
  visit: number;
  taken: number;
  people: number;
}

/** @param journeys a query of `cohort`, `first_visit` and `taken` */
function countsOf(journeys: RawBuilder<unknown>, span: Span): RawBuilder<JourneyCount> {
  return sql`
    select ${groupOf(positionsOf(span).from)} as visit, taken, count(*)::integer as people
    from (${journeys}) as journey group by 1, 2`;
}

/** A person's cohort and day of the visit as one number. */
const cohortNumbers = ['', 'A', 'B', 'C'] as const;

function groupOf(from: string): RawBuilder<unknown> {
  return sql`(
    4 * ((first_visit - ${from}::bigint) / ${positionsOfDay}::bigint)
    + case cohort when 'A' then 1 when 'B' then 2 when 'C' then 3 else 0 end
  )::integer`;
}

function stepCounts(counts: readonly JourneyCount[], length: number): StepCount[] {
  return counts.flatMap(({ visit, taken, people }) => {
    const group = readGroup(visit);
    const steps = Array.from({ length }, (_, step) => step).filter((step) => taken & (1 << step));
    return steps.map((step) => ({ step, people, ...group }));
  });
}

function readGroup(group: number): Pick<StepCount, 'cohort' | 'day'> {
  const cohort = cohortNumbers[group % cohortNumbers.length]!;
  return { cohort: isCohort(cohort) ? cohort : null, day: Math.floor(group / cohortNumbers.length) };
}
