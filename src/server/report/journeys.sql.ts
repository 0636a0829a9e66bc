import { type RawBuilder, sql } from 'kysely';
import { placeBefore, stepsOf, type Way } from './funnel-steps';
import type { TypeIds } from './measured-so-far.sql';
import { positionOf } from './position.sql';
import { purchases } from './purchases.sql';
import { quizOfEvent } from './quiz-of-event.sql';

/** A step as the database looks for it; without types of events it is a confirmed purchase. */
export interface StepType {
  typeIds: Record<Way, number> | null;
  isOfQuiz?: true | undefined;
  canBeSkipped?: true | undefined;
}

/** The steps of both ways, which have the same ones in the same order. */
export function stepTypesOf(typeIds: TypeIds): StepType[] {
  const ofOthers = stepsOf('not B');
  return stepsOf('B').map(({ event, isOfQuiz, canBeSkipped }, i) => ({
    typeIds: event === null ? null : { B: typeIds(event), 'not B': typeIds(ofOthers[i]!.event!) },
    isOfQuiz,
    canBeSkipped,
  }));
}

/** Whose journeys, and which positions belong to them: from the first (included) to the end (not included). */
export interface JourneyAsk {
  /** A query of `person_id`. */
  people: RawBuilder<unknown>;
  from: string;
  end: string;
}

/**
 * The journeys of those among the people who visited. A *lane* is a quiz that somebody had begun by the end; who had begun
 * none has the one that was drawn. Of several lanes the one that led furthest is the journey, of two that led equally far
 * the one that was walked last. The people come first: with so many looks the planner would keep to the order of the text,
 * and look for everybody.
 */
export function journeysOf(steps: readonly StepType[], { people, from, end }: JourneyAsk): RawBuilder<unknown> {
  const begun = (column: string) => sql`${positionOf(sql.ref(column))}`;
  return sql`
    with person as materialized (
      select id, device_id, drawn_cohort, source, first_position, a, b, c, num_nonnulls(a, b, c) as lanes
      from (
        select id, device_id, drawn_cohort, source, first_position,
          ${begunBy(begun('begun_a'), end)} as a, ${begunBy(begun('begun_b'), end)} as b, ${begunBy(begun('begun_c'), end)} as c
        from people where id in (${people})
      ) as told
    ),
    lane as materialized (
      select person.id, device_id, drawn_cohort, source, first_position, lanes, way.cohort, way.begun
      from person cross join lateral (
        values ('A', a), ('B', b), ('C', c), (case when lanes = 0 then drawn_cohort end, 0)
      ) as way (cohort, begun)
      where way.cohort is not null and way.begun is not null
    )
    select person_id, drawn_cohort, cohort, source, first_visit, last_step, taken, steps
    from (${walksOf(steps, { lanes: sql`lanes < 2`, areContested: false, from, end })}) as only_walk
    union all
    select * from (
      select distinct on (person_id) person_id, drawn_cohort, cohort, source, first_visit, last_step, taken, steps
      from (${walksOf(steps, { lanes: sql`lanes > 1`, areContested: true, from, end })}) as walk
      order by person_id, taken desc, walked_until desc, cohort
    ) as furthest_walk`;
}

/** When a quiz was begun, if it was before the end. */
function begunBy(position: RawBuilder<unknown>, end: string): RawBuilder<unknown> {
  return sql`case when (${position}) < ${end}::bigint then ${position} end`;
}

interface WalkAsk {
  /** Which of the lanes. */
  lanes: RawBuilder<unknown>;
  /** Whether there are others of the same person: then an event counts in the lane of its own quiz alone. */
  areContested: boolean;
  from: string;
  end: string;
}

/**
 * How far each lane was walked. A step's event is the first one at or after that of the step before; each is one look into
 * `events_funnel`.
 */
function walksOf(steps: readonly StepType[], { lanes, areContested, from, end }: WalkAsk): RawBuilder<unknown> {
  const [visit, ...later] = steps;
  const looks = later.map((step, i) => {
    const before = nameOf(placeBefore(steps, i + 1));
    const look = step.typeIds === null ? purchaseAfter(before, end) : eventAfter(before, step, { areContested, end });
    return sql`left join lateral (${look}) as ${nameOf(i + 1)} on true`;
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
        and position >= greatest(${from}::bigint, lane.first_position) and position < ${end}::bigint
      order by position limit 1
    ) as step_0
    ${sql.join(looks, sql` `)}
    where ${lanes}`;
}

function eventAfter(
  before: RawBuilder<unknown>,
  step: StepType,
  { areContested, end }: Pick<WalkAsk, 'areContested' | 'end'>,
): RawBuilder<unknown> {
  const isOfLane =
    areContested && step.isOfQuiz
      ? sql`and coalesce(${quizOfEvent(sql.table('events'))}, lane.cohort) = lane.cohort`
      : sql``;
  return sql`
    select position from events
    where type_id = ${typeIn(step, sql`lane.cohort`)} and person_id = lane.id
      and position >= ${before}.position and position < ${end}::bigint ${isOfLane}
    order by position limit 1`;
}

/**
 * Not after the step before but after the visit: the clocks of a browser and of the provider differ by more than a
 * payment takes.
 */
function purchaseAfter(before: RawBuilder<unknown>, end: string): RawBuilder<unknown> {
  const position = positionOf(sql.ref('paid_at'));
  return sql`
    select min(${position}) as position from ${purchases} as purchase
    where ${before}.position is not null and purchase.device_id = lane.device_id
      and (${position}) >= step_0.position and (${position}) < ${end}::bigint`;
}

function nameOf(step: number): RawBuilder<unknown> {
  return sql.raw(`step_${step}`);
}

/** The id of a step's type of events, for a person of this cohort. */
export function typeIn({ typeIds }: StepType, cohort: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case ${cohort} when 'B' then ${typeIds!.B}::integer else ${typeIds!['not B']}::integer end`;
}
