import type { Instead } from '#training/entries/entry.ts';
import type { Folded } from '#training/entries/fold.ts';
import { type ExerciseId, exerciseOf } from '#training/plan/exercises.ts';
import { siblings } from '#training/plan/siblings.ts';
import type { PlannedExercise } from '#training/plan/training-plan.ts';

/** What was chosen for exercises that were left twice running. */
export type InsteadOf = Readonly<Partial<Record<ExerciseId, Instead>>>;

/** An exercise of the day, with those whose place it takes. */
export interface AdaptedExercise extends PlannedExercise {
  standsFor: readonly ExerciseId[];
}

/** Less is not worth beginning. */
const fewestMinutes = 2;
/** So often running, and something else is offered. */
const timesToOffer = 2;

/** What holds on a day: a choice is over on the day after the exercise, or what took its place, was finished. */
export function insteadOn({ settings }: Folded, day: string): InsteadOf {
  const chosen: Partial<Record<ExerciseId, Instead>> = {};
  for (const setting of Object.values(settings)) {
    if (setting.name !== 'instead') continue;
    const { exercise, choice, until } = setting.value;
    if (until === null || day <= until) chosen[exercise] = choice;
  }
  return chosen;
}

/** Whether something else is offered before an exercise begins. */
export const offersInstead = (timesLeft: number): boolean => timesLeft >= timesToOffer;

/**
 * The day with what was chosen instead. A sibling gets the minutes of the exercise in whose place it is, and is none that
 * the day has already. Half the minutes gives the rest to the others; where nobody can take them, all stay.
 * @param done are finished today, and keep their place
 */
export function withInstead(
  planned: readonly PlannedExercise[],
  instead: InsteadOf,
  done: readonly ExerciseId[],
): AdaptedExercise[] {
  const taken = new Set(planned.map(({ id }) => id));
  const adapted = planned.map((one) => {
    const { id, standsFor } = standIn(one.id, instead, taken, done);
    taken.add(id);
    return { ...one, ...exerciseOf(id), standsFor };
  });
  const isHalved = ({ id }: PlannedExercise) => instead[id] === 'half the minutes';
  const takers = adapted.filter((one) => !isHalved(one)).length;
  if (takers === 0) return adapted;
  const freed = adapted.filter(isHalved).reduce((sum, { minutes }) => sum + minutes - halfOf(minutes), 0);
  let place = 0;
  return adapted.map((one) => {
    if (isHalved(one)) return { ...one, minutes: halfOf(one.minutes) };
    const share = Math.floor(freed / takers) + (place < freed % takers ? 1 : 0);
    place += 1;
    return { ...one, minutes: one.minutes + share };
  });
}

export const halfOf = (minutes: number): number => Math.max(fewestMinutes, Math.floor(minutes / 2));

/** The exercise itself, or the first sibling that is free. A sibling that was left twice, too, has one in its turn. */
export function standIn(
  planned: ExerciseId,
  instead: InsteadOf,
  taken: ReadonlySet<ExerciseId>,
  done: readonly ExerciseId[],
): { id: ExerciseId; standsFor: ExerciseId[] } {
  let id = planned;
  const standsFor: ExerciseId[] = [];
  while (instead[id] === 'sibling' && !done.includes(id)) {
    const free = siblings[id].find((each) => !taken.has(each) && !standsFor.includes(each));
    if (free === undefined) break;
    standsFor.push(id);
    id = free;
  }
  return { id, standsFor };
}
