import type { Instead } from '#training/entries/entry.ts';
import { exerciseOf } from '#training/plan/exercises.ts';
import { halfOf, standIn } from '#training/today/instead.ts';
import { type TodayItem, todayOf } from '#training/today/today.ts';
import type { TrainedDay } from '#training/today/trained-day.ts';

/** What a day has in the place of an exercise, if somebody chooses so. */
export function insteadOfItem(one: TrainedDay, item: TodayItem, choice: Instead): TodayItem {
  const { trained, history, day, minutes, today } = one;
  const { id } = item.exercise;
  const instead = { ...history.instead, [id]: choice };
  const place = today.items.findIndex(({ exercise }) => exercise.id === id);
  if (place >= 0) return todayOf(trained, { ...history, instead }, day, minutes).items[place]!;
  // One that comes beside the plan's own takes no minutes from them.
  const taken = new Set([id, ...today.items.map(({ exercise }) => exercise.id)]);
  const { id: chosen, standsFor } = standIn(id, instead, taken, history.doneToday);
  return {
    ...item,
    exercise: exerciseOf(chosen),
    minutes: choice === 'half the minutes' ? halfOf(item.minutes) : item.minutes,
    standsFor,
  };
}
