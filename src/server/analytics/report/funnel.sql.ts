import { type RawBuilder, sql } from 'kysely';
import { allCohorts, type Cohort } from '#contract/cohort.ts';
import { journeysOf, type StepType } from './journeys.sql.ts';
import { hasPastJourney, pastJourneysOf } from './past-journeys.sql.ts';
import { positionsOf, positionsOfDay } from './position.ts';
import type { Question } from './questions.sql.ts';
import type { Span } from './report-span.ts';
import { matches, type ReportFilter } from './visits.sql.ts';

/** People who took a step, after all steps before it that cannot be skipped. */
export interface StepCount {
  /** 0 is the visit. */
  step: number;
  /** The cohort of the quiz that they walked, or else the drawn one; null without either. */
  cohort: Cohort | null;
  /** The drawn cohort; null when it is unknown. */
  drawn: Cohort | null;
  /** Days from the first day of the span to that of the visit. */
  day: number;
  people: number;
}

export interface StepsQuery {
  steps: readonly StepType[];
  span: Span;
  filter: ReportFilter;
}

/**
 * The questions that together count the people who took the steps in order, each at or after the one before. The first
 * counts people who came on dropped days, the second people whose stored journey is not stale and lies within the span,
 * the third all others, whose events are matched now.
 */
export function countSteps(query: StepsQuery): Question<StepCount[]>[] {
  return [countPast(query), countKnown(query), countOthers(query)];
}

function countPast({ steps, span, filter }: StepsQuery): Question<StepCount[]> {
  const journeys = sql`
    select * from (${pastJourneysOf(span)}) as past where ${matches(filter, sql.table('past'))}`;
  return async (tx) => stepCounts((await countsOf(journeys, span).execute(tx)).rows, steps.length);
}

function countKnown({ steps, span, filter }: StepsQuery): Question<StepCount[]> {
  const { from, end } = positionsOf(span);
  const journeys = sql`
    select drawn_cohort, cohort, first_visit, taken from journeys
    where first_visit >= ${from}::bigint and last_step < ${end}::bigint and ${matches(filter, sql.table('journeys'))}
      and not exists (select from stale_journeys as stale where stale.person_id = journeys.person_id)
      and not ${hasPastJourney(span, sql.ref('journeys.person_id'))}`;
  return async (tx) => stepCounts((await countsOf(journeys, span).execute(tx)).rows, steps.length);
}

/**
 * Counts people with a stale journey, people who came before the span and again in it, and people with steps after it.
 */
function countOthers({ steps, span, filter }: StepsQuery): Question<StepCount[]> {
  const { from, end } = positionsOf(span);
  const people = sql`
    select person_id from stale_journeys
    union
    select person_id from journeys
    where first_visit < ${end}::bigint and last_visit >= ${from}::bigint
      and (first_visit < ${from}::bigint or last_step >= ${end}::bigint)`;
  const journeys = sql`
    select * from (${journeysOf(steps, { people, from, end })}) as people
    where ${matches(filter, sql.table('people'))} and not ${hasPastJourney(span, sql.ref('people.person_id'))}`;
  return async (tx) => {
    // Here one index lookup finds each step; in the other questions of a report nested loops are slow.
    await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx);
    const { rows } = await countsOf(journeys, span).execute(tx);
    await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx);
    return stepCounts(rows, steps.length);
  };
}

interface JourneyCount {
  /** Day of the visit and both cohorts, as one number. */
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

/** A cohort's index here is its digit in a group: day of the visit, drawn cohort and cohort as one number. */
const cohortNumbers = ['', ...allCohorts] as const;
const base = cohortNumbers.length;

function groupOf(from: string): RawBuilder<unknown> {
  const day = sql`(first_visit - ${from}::bigint) / ${positionsOfDay}::bigint`;
  return sql`(${sql.lit(base ** 2)} * (${day}) + ${sql.lit(base)} * ${cohortNumber('drawn_cohort')} + ${cohortNumber('cohort')})::integer`;
}

function cohortNumber(column: string): RawBuilder<unknown> {
  const cases = allCohorts.map((cohort, i) => sql`when ${sql.lit(cohort)} then ${sql.lit(i + 1)}`);
  return sql`case ${sql.ref(column)} ${sql.join(cases, sql` `)} else 0 end`;
}

function stepCounts(counts: readonly JourneyCount[], length: number): StepCount[] {
  return counts.flatMap(({ visit, taken, people }) => {
    const group = readGroup(visit);
    const steps = Array.from({ length }, (_, step) => step).filter((step) => taken & (1 << step));
    return steps.map((step) => ({ step, people, ...group }));
  });
}

function readGroup(group: number): Pick<StepCount, 'cohort' | 'drawn' | 'day'> {
  const cohortAt = (number: number) => cohortNumbers[number % base] || null;
  return { cohort: cohortAt(group), drawn: cohortAt(Math.floor(group / base)), day: Math.floor(group / base ** 2) };
}
