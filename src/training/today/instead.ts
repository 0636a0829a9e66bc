import type { Instead } from '#training/entries/entry.ts';
import type { Folded } from '#training/entries/fold.ts';
import { type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import type { PlannedExercise } from '#training/plan/planned-week.ts';

/** The choices for exercises that were left twice running. */
export type InsteadOf = Readonly<Partial<Record<ExerciseId, Instead>>>;

/** An exercise of the day, with the exercises that it replaces. */
export interface AdaptedExercise extends PlannedExercise {
  standsFor: readonly ExerciseId[];
}

/** A shorter exercise is not worth beginning. */
const fewestMinutes = 2;
/** The number of times running after which something else is offered. */
const timesToOffer = 2;

/** The choices that hold on a day. A choice ends on the day after the exercise, or its replacement, was finished. */
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
 * The day with the chosen replacements. A sibling gets the minutes of the exercise that it replaces, and is never one
 * that the day already has. Half the minutes of an exercise go to the others; when no other can take them, they stay.
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

/** The exercise itself, or its first free sibling. A sibling that was also left twice is replaced in its turn. */
export function standIn(
  planned: ExerciseId,
  instead: InsteadOf,
  taken: ReadonlySet<ExerciseId>,
  done: readonly ExerciseId[],
): { id: ExerciseId; standsFor: ExerciseId[] } {
  let id = planned;
  const standsFor: ExerciseId[] = [];
  while (instead[id] === 'sibling' && !done.includes(id)) {
    const free = exerciseOf(id).siblings.find((each) => !taken.has(each) && !standsFor.includes(each));
    if (free === undefined) break;
    standsFor.push(id);
    id = free;
  }
  return { id, standsFor };
}
