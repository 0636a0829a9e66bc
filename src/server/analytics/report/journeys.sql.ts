import { type RawBuilder, sql } from 'kysely';
import { allCohorts, type Cohort } from '#contract/cohort.ts';
import { begunTime } from './begun.sql.ts';
import { placeBefore, stepsOf } from './funnel-steps.ts';
import { purchases } from './payments.sql.ts';
import { quizOfEvent } from './quiz-of-event.sql.ts';
import type { TypeIds } from './type-ids.sql.ts';

/** A step with the ids of its event types; with null it is a confirmed purchase. */
export interface StepType {
  typeIds: { ofCohort: ReadonlyMap<Cohort, number>; ofOthers: number } | null;
  isOfQuiz?: true | undefined;
  canBeSkipped?: true | undefined;
}

/** The steps, which are the same ones in the same order for every cohort. */
export function stepTypesOf(typeIds: TypeIds): StepType[] {
  const ofCohorts = allCohorts.map((cohort) => [cohort, stepsOf(cohort)] as const);
  return stepsOf('').map(({ event, isOfQuiz, canBeSkipped }, i) => ({
    typeIds:
      event === null
        ? null
        : {
            ofCohort: new Map(ofCohorts.map(([cohort, steps]) => [cohort, typeIds(steps[i]!.event!)])),
            ofOthers: typeIds(event),
          },
    isOfQuiz,
    canBeSkipped,
  }));
}

/** The people of the journeys, and the positions of their events: `from` is included, `end` is not. */
export interface JourneyQuery {
  /** A query of `person_id`. */
  people: RawBuilder<unknown>;
  from: string;
  end: string;
}

/**
 * The journeys of the people who visited. A *lane* is a quiz that a person had begun before the end, or the drawn one
 * when they had begun none. The journey is the lane in which they got furthest, or of equal ones the one walked last.
 * The people are materialized first, because the planner would join so many steps in the order of the text, for all
 * people.
 */
export function journeysOf(steps: readonly StepType[], { people, from, end }: JourneyQuery): RawBuilder<unknown> {
  const begunInTime = allCohorts.map((cohort) => {
    return sql`${begunBy(positionAtTime(begunTime(cohort)), end)} as ${begunAt(cohort)}`;
  });
  const lanes = allCohorts.map((cohort) => sql`(${sql.lit(cohort)}, ${begunAt(cohort)})`);
  return sql`
    with person as materialized (
      select told.*, num_nonnulls(${sql.join(allCohorts.map(begunAt))}) as lanes
      from (
        select id, device_id, drawn_cohort, source, first_position, ${sql.join(begunInTime)}
        from people where id in (${people})
      ) as told
    ),
    lane as materialized (
      select person.id, device_id, drawn_cohort, source, first_position, lanes, quiz.cohort, quiz.begun
      from person cross join lateral (
        values ${sql.join(lanes)}, (case when lanes = 0 then drawn_cohort end, 0)
      ) as quiz (cohort, begun)
      where quiz.cohort is not null and quiz.begun is not null
    )
    select person_id, drawn_cohort, cohort, source, first_visit, last_step, taken, steps
    from (${stepsInLanes(steps, { lanes: sql`lanes < 2`, areContested: false, from, end })}) as only_walk
    union all
    select * from (
      select distinct on (person_id) person_id, drawn_cohort, cohort, source, first_visit, last_step, taken, steps
      from (${stepsInLanes(steps, { lanes: sql`lanes > 1`, areContested: true, from, end })}) as walk
      order by person_id, taken desc, walked_until desc, cohort
    ) as furthest_walk`;
}

/** The column with the position at which the quiz of a cohort was begun. */
function begunAt(cohort: Cohort): RawBuilder<unknown> {
  return sql.ref(`begun_${cohort}`);
}

/** The position at which a quiz was begun; null unless that was before the end. */
function begunBy(position: RawBuilder<unknown>, end: string): RawBuilder<unknown> {
  return sql`case when (${position}) < ${end}::bigint then ${position} end`;
}

interface LaneQuery {
  /** The condition that selects lanes. */
  lanes: RawBuilder<unknown>;
  /** Whether a person has several lanes: then an event counts only in the lane of its own quiz. */
  areContested: boolean;
  from: string;
  end: string;
}

/**
 * The steps that were taken in each lane. A step's event is the first one at or after that of the step before, found by
 * one lookup in the index `events_funnel`. Each lookup names `from`, so that the tables of earlier days are not planned:
 * 400 of them for each step would take longer than all else.
 */
function stepsInLanes(steps: readonly StepType[], { lanes, areContested, from, end }: LaneQuery): RawBuilder<unknown> {
  const [visit, ...later] = steps;
  const lookups = later.map((step, i) => {
    const before = nameOf(placeBefore(steps, i + 1));
    const lookup =
      step.typeIds === null ? purchaseAfter(before, end) : eventAfter(before, step, { areContested, from, end });
    return sql`left join lateral (${lookup}) as ${nameOf(i + 1)} on true`;
  });
  const positions = steps.map((_, i) => sql`${nameOf(i)}.position`);
  const bits = positions.map((position, i) => sql`case when ${position} is null then 0 else ${sql.lit(2 ** i)} end`);
  const ofQuiz = positions.filter((_, i) => steps[i]!.isOfQuiz);
  return sql`
    select lane.id as person_id, drawn_cohort, lane.cohort, source, step_0.position as first_visit,
      greatest(lane.begun, ${sql.join(positions)}) as last_step, ${sql.join(bits, sql` + `)} as taken,
      array[${sql.join(positions)}] as steps,
      coalesce(greatest(${sql.join([...ofQuiz, sql`null::bigint`])}), lane.begun) as walked_until
    from lane
    cross join lateral (
      select position from events
      where type_id = ${typeIn(visit!, sql`lane.cohort`)} and person_id = lane.id
        and position >= lane.first_position and position >= ${from}::bigint and position < ${end}::bigint
      order by position limit 1
    ) as step_0
    ${sql.join(lookups, sql` `)}
    where ${lanes}`;
}

function eventAfter(
  before: RawBuilder<unknown>,
  step: StepType,
  { areContested, from, end }: Omit<LaneQuery, 'lanes'>,
): RawBuilder<unknown> {
  const isOfLane =
    areContested && step.isOfQuiz
      ? sql`and coalesce(${quizOfEvent(sql.table('events'))}, lane.cohort) = lane.cohort`
      : sql``;
  return sql`
    select position from events
    where type_id = ${typeIn(step, sql`lane.cohort`)} and person_id = lane.id
      and position >= ${before}.position and position >= ${from}::bigint and position < ${end}::bigint ${isOfLane}
    order by position limit 1`;
}

/**
 * A purchase has to come after the visit, not after the step before it, because the clocks of browser and provider can
 * differ by more than a payment takes.
 */
function purchaseAfter(before: RawBuilder<unknown>, end: string): RawBuilder<unknown> {
  const position = positionAtTime(sql.ref('paid_at'));
  return sql`
    select min(${position}) as position from ${purchases} as purchase
    where ${before}.position is not null and purchase.device_id = lane.device_id
      and (${position}) >= step_0.position and (${position}) < ${end}::bigint`;
}

function nameOf(step: number): RawBuilder<unknown> {
  return sql.raw(`step_${step}`);
}

/** The id of a step's event type for people of this cohort. */
export function typeIn({ typeIds }: StepType, cohort: RawBuilder<unknown>): RawBuilder<unknown> {
  const { ofCohort, ofOthers } = typeIds!;
  const others = [...ofCohort].filter(([, typeId]) => typeId !== ofOthers);
  if (others.length === 0) return sql`${ofOthers}::integer`;
  const cases = others.map(([name, typeId]) => sql`when ${sql.lit(name)} then ${typeId}::integer`);
  return sql`case ${cohort} ${sql.join(cases, sql` `)} else ${ofOthers}::integer end`;
}

/** The smallest position of a time that is not an event's (see migration 0009); null without a time. */
function positionAtTime(time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${time} is not null then
    least((extract(epoch from ${time} at time zone 'UTC') * 1000)::bigint, 8796093022207) * 1048576 end`;
}
