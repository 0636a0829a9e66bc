import { type RawBuilder, sql } from 'kysely';
import { allCohorts, type Cohort } from '../../contract/cohort';
import { journeysOf, type StepType } from './journeys.sql';
import { hasPastJourney, pastJourneysOf } from './past-journeys.sql';
import { positionsOf, positionsOfDay } from './position';
import type { Question } from './questions.sql';
import type { Span } from './report-span';
import { isMeant, type Whose } from './visits.sql';

/** People who took a step, and before it all others in order but those that can be skipped. */
export interface StepCount {
  /** 0 is the visit. */
  step: number;
  /** Of the quiz that they walked, or else what was drawn; null for people without one. */
  cohort: Cohort | null;
  /** What was drawn for them; null when that is not known. */
  drawn: Cohort | null;
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
 * who came on days whose events are gone, of those whose journey is known and lies within the span, and of all others,
 * whose events are matched now.
 */
export function countSteps(ask: FunnelAsk): Question<StepCount[]>[] {
  return [countPast(ask), countKnown(ask), countOthers(ask)];
}

function countPast({ steps, span, whose }: FunnelAsk): Question<StepCount[]> {
  const journeys = sql`
    select * from (${pastJourneysOf(span)}) as past where ${isMeant(whose, sql.table('past'))}`;
  return async (tx) => stepCounts((await countsOf(journeys, span).execute(tx)).rows, steps.length);
}

function countKnown({ steps, span, whose }: FunnelAsk): Question<StepCount[]> {
  const { from, end } = positionsOf(span);
  const journeys = sql`
    select drawn_cohort, cohort, first_visit, taken from journeys
    where first_visit >= ${from}::bigint and last_step < ${end}::bigint and ${isMeant(whose, sql.table('journeys'))}
      and not exists (select from stale_journeys as stale where stale.person_id = journeys.person_id)
      and not ${hasPastJourney(span, sql.ref('journeys.person_id'))}`;
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
    select * from (${journeysOf(steps, { people, from, end })}) as people
    where ${isMeant(whose, sql.table('people'))} and not ${hasPastJourney(span, sql.ref('people.person_id'))}`;
  return async (tx) => {
    // Each look for a step is one into an index; elsewhere in a report that is what makes it slow.
    await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx);
    const { rows } = await countsOf(journeys, span).execute(tx);
    await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx);
    return stepCounts(rows, steps.length);
  };
}

interface JourneyCount {
  /** Day of the visit and both cohorts. */
  visit: number;
  taken: number;
  people: number;
}

/** @param journeys a query of `drawn_cohort`, `cohort`, `first_visit` and `taken` */
function countsOf(journeys: RawBuilder<unknown>, span: Span): RawBuilder<JourneyCount> {
  return sql`
    select ${groupOf(positionsOf(span).from)} as visit, taken, count(*)::integer as people
    from (${journeys}) as journey group by 1, 2`;
}

/** A person's day of the visit, drawn cohort and cohort as one number. */
const cohortNumbers = ['', ...allCohorts] as const;

function groupOf(from: string): RawBuilder<unknown> {
  const day = sql`(first_visit - ${from}::bigint) / ${positionsOfDay}::bigint`;
  return sql`(16 * (${day}) + 4 * ${cohortNumber('drawn_cohort')} + ${cohortNumber('cohort')})::integer`;
}

function cohortNumber(column: string): RawBuilder<unknown> {
  return sql`case ${sql.ref(column)} when 'A' then 1 when 'B' then 2 when 'C' then 3 else 0 end`;
}

function stepCounts(counts: readonly JourneyCount[], length: number): StepCount[] {
  return counts.flatMap(({ visit, taken, people }) => {
    const group = readGroup(visit);
    const steps = Array.from({ length }, (_, step) => step).filter((step) => taken & (1 << step));
    return steps.map((step) => ({ step, people, ...group }));
  });
}

function readGroup(group: number): Pick<StepCount, 'cohort' | 'drawn' | 'day'> {
  const cohortAt = (number: number) => cohortNumbers[number % cohortNumbers.length] || null;
  return { cohort: cohortAt(group), drawn: cohortAt(Math.floor(group / 4)), day: Math.floor(group / 16) };
}
