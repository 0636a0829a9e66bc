import { type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import { isTask } from '#training/plan/leads.ts';
import type { Today, TodayItem } from './today.ts';

/** Minutes outside the plan: a task has its usual rounds, so that it is measured as on any other day. */
const taskMinutes = 3;
const otherMinutes = 2;

export const freeChoiceCopy = {
  counts: 'It counts like any other day.',
  forFun: 'Just for fun. It is not in your series.',
} as const;

/** An exercise that the person chose themselves; one of the day's own has the minutes of the day. */
export function freeItem(today: Today, id: ExerciseId): TodayItem {
  const exercise = exerciseOf(id);
  const planned = today.items.find((item) => item.exercise.id === id);
  if (planned !== undefined) return { ...planned, isFree: true };
  const minutes = isTask(exercise) ? taskMinutes : otherMinutes;
  const isDone = today.extras.some((extra) => extra.id === id);
  return { exercise, minutes, serves: null, isDone, isFree: true };
}

/**
 * Whether an exercise is a measurement when it is flown now: only the first block of a day is. Null for one without a
 * score.
 */
function countsNow({ exercise, isDone }: Pick<TodayItem, 'exercise' | 'isDone'>): boolean | null {
  return isTask(exercise) ? !isDone : null;
}

/** The text beside its button; null where nothing is measured. */
export function freeChoiceNote(item: Pick<TodayItem, 'exercise' | 'isDone'>): string | null {
  const counts = countsNow(item);
  if (counts === null) return null;
  return counts ? freeChoiceCopy.counts : freeChoiceCopy.forFun;
}
