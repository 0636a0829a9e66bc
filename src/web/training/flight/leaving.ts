import { useEffect, useRef } from 'react';
import type { Instead } from '#training/entries/entry.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { offersInstead } from '#training/today/instead.ts';
import type { TodayItem } from '#training/today/today.ts';
import type { FlightPort } from './flight-port.ts';

/** Events in the course of an exercise, so that one that was left twice running can be replaced the next time. */
export interface Leaving {
  /** A round or step is done. */
  begun(): void;
  /** The page was hidden, and may never be shown again. */
  away(): void;
  finished(): void;
}

/** Counts that an exercise was begun and left: once, for any way of leaving, and not at all when it is finished. */
export function useLeaving(item: TodayItem, port: FlightPort): Leaving {
  const course = useRef<'not begun' | 'begun' | 'counted' | 'finished'>('not begun');
  const { id } = item.exercise;
  useEffect(
    () => () => {
      if (course.current === 'begun') countLeft(port, id);
    },
    [port, id],
  );
  return {
    begun() {
      if (port.adapts && course.current === 'not begun') course.current = 'begun';
    },
    away() {
      if (course.current !== 'begun') return;
      course.current = 'counted';
      countLeft(port, id);
    },
    finished() {
      course.current = 'finished';
      if (!port.adapts) return;
      setLeft(port, id, 0);
      for (const each of [id, ...(item.standsFor ?? [])]) endInstead(port, each);
    },
  };
}

/** Whether something else is offered before the exercise begins. */
export const isLeftOften = (port: FlightPort, exercise: ExerciseId): boolean =>
  offersInstead(timesLeft(port, exercise));

/** Stores the choice that replaces an exercise. The person is asked again only after leaving it twice more. */
export function chooseInstead(port: FlightPort, exercise: ExerciseId, choice: Instead): void {
  setLeft(port, exercise, 0);
  port.saveSetting({ name: 'instead', value: { exercise, choice, until: null } });
}

const timesLeft = (port: FlightPort, exercise: ExerciseId) => port.ofExercise('left', exercise)?.times ?? 0;

const countLeft = (port: FlightPort, exercise: ExerciseId) => setLeft(port, exercise, timesLeft(port, exercise) + 1);

function setLeft(port: FlightPort, exercise: ExerciseId, times: number): void {
  if (times !== timesLeft(port, exercise)) port.saveSetting({ name: 'left', value: { exercise, times } });
}

/** Ends a replacement: it still holds today, and from tomorrow on the exercise is planned again. */
function endInstead(port: FlightPort, exercise: ExerciseId): void {
  const chosen = port.ofExercise('instead', exercise);
  if (chosen === null || chosen.until !== null) return;
  port.saveSetting({ name: 'instead', value: { ...chosen, until: port.day } });
}
