import { dayAfter, weekdayOf } from '#training/training-day.ts';

type WeekDayState = 'trained' | 'rest' | 'empty';

export interface WeekDay {
  day: string;
  state: WeekDayState;
  isToday: boolean;
}

const daysInWeek = 7;

/** The week of a day, from Monday. A day with training stays a trained day, even on a rest day. */
export function weekAround(day: string, trainedDays: readonly string[], restDays: readonly number[]): WeekDay[] {
  const monday = dayAfter(day, -weekdayOf(day));
  return Array.from({ length: daysInWeek }, (_, place) => {
    const each = dayAfter(monday, place);
    const state = trainedDays.includes(each) ? 'trained' : restDays.includes(place) ? 'rest' : 'empty';
    return { day: each, state, isToday: each === day };
  });
}

/**
 * Whether to mention today that a free day does no harm: only on the day after six days with training, so that it
 * appears once.
 */
export function saysFreeDay(day: string, trainedDays: readonly string[]): boolean {
  const isTrained = (before: number) => trainedDays.includes(dayAfter(day, -before));
  return [1, 2, 3, 4, 5, 6].every(isTrained) && !isTrained(7);
}
