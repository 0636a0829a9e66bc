import { type RawBuilder, sql } from 'kysely';
import { placeBefore, stepsOf, type Way } from './funnel-steps';
import type { TypeIds } from './measured-so-far.sql';

/** A step as the database looks for it. */
export interface StepType {
  typeIds: Record<Way, number>;
  canBeSkipped?: true | undefined;
}

/** The steps of both ways, which have the same ones in the same order. */
export function stepTypesOf(typeIds: TypeIds): StepType[] {
  const ofOthers = stepsOf('not B');
  return stepsOf('B').map(({ event, canBeSkipped }, i) => ({
    typeIds: { B: typeIds(event), 'not B': typeIds(ofOthers[i]!.event) },
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
 * The journeys of those among the people who visited, from their events. A step's event is the first one at or after that
 * of the step before; each is one look into `events_funnel`. The people come first: with so many looks the planner would
 * keep to the order of the text, and look for everybody.
 */
export function journeysOf(
  [visit, ...later]: readonly StepType[],
  { people, from, end }: JourneyAsk,
): RawBuilder<unknown> {
  const steps = [visit!, ...later];
  const looks = later.map((step, i) => {
    const before = nameOf(placeBefore(steps, i + 1));
    return sql`left join lateral (
      select position from events
      where type_id = ${typeIn(step, sql`person.cohort`)} and person_id = person.id
        and position >= ${before}.position and position < ${end}::bigint
      order by position limit 1
    ) as ${nameOf(i + 1)} on true`;
  });
  const positions = steps.map((_, i) => sql`${nameOf(i)}.position`);
  const bits = positions.map((position, i) => sql`case when ${position} is null then 0 else ${sql.lit(2 ** i)} end`);
  return sql`
    with person as materialized (select id, cohort, source from people where id in (${people}))
    select person.id as person_id, cohort, source, step_0.position as first_visit,
      greatest(${sql.join(positions)}) as last_step, ${sql.join(bits, sql` + `)} as taken
    from person
    cross join lateral (
      select position from events
      where type_id = ${typeIn(visit!, sql`person.cohort`)} and person_id = person.id
        and position >= ${from}::bigint and position < ${end}::bigint
      order by position limit 1
    ) as step_0
    ${sql.join(looks, sql` `)}`;
}

function nameOf(step: number): RawBuilder<unknown> {
  return sql.raw(`step_${step}`);
}

/** The id of a step's type of events, for a person of this cohort. */
export function typeIn({ typeIds }: StepType, cohort: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case ${cohort} when 'B' then ${typeIds.B}::integer else ${typeIds['not B']}::integer end`;
}
