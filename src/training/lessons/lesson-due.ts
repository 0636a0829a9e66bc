import type { Engine } from '#training/exercises/engine.ts';
import { type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';

interface LessonFacts {
  /** Of all exercises that were finished until now. */
  done: readonly ExerciseId[];
  heard: readonly Engine[];
  /** The training day, counted from 1. */
  dayNumber: number;
}

/** Whether an engine's lesson comes before its exercise: the first time, except on the first day, when it comes after. */
export function isLessonDue(engine: Engine, { done, heard, dayNumber }: LessonFacts): boolean {
  if (dayNumber === 1 || heard.includes(engine)) return false;
  return done.every((id) => exerciseOf(id).engine !== engine);
}
