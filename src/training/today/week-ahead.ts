import type { Folded } from '#training/entries/fold.ts';
import type { Exercise } from '#training/exercises/exercises.ts';
import { dayAfter, weekdayOf } from '#training/training-day.ts';
import { type TodayItem, todayOf } from './today.ts';
import type { TrainedDay } from './trained-day.ts';

/** One of the next days, as it will be when all days before it are trained. */
export interface AheadDay {
  day: string;
  isToday: boolean;
  isRest: boolean;
  /** Of the plan, from 1. */
  number: number;
  /** None on a rest day. */
  items: readonly TodayItem[];
}

const daysInWeek = 7;

/**
 * The next seven days from today.
 * @param restDays weekdays without training; 0 is Monday
 */
export function weekAhead(one: TrainedDay, restDays: readonly number[]): AheadDay[] {
  const { trained, history, today } = one;
  const minutes = trained.plan.dailyMinutes as TrainedDay['minutes'];
  const flown = new Set(history.trainedDays);
  return Array.from({ length: daysInWeek }, (_, i) => {
    const day = dayAfter(one.day, i);
    const isToday = i === 0;
    const isRest = restDays.includes(weekdayOf(day)) && !flown.has(day);
    const trainedDays = [...flown];
    const number = one.number + trainedDays.filter((each) => each >= one.day && each < day).length;
    const future = { ...history, trainedDays, doneToday: [], yardstickMinutes: 0 };
    const items = isToday ? today.items : todayOf(trained, future, day, minutes).items;
    if (!isRest) flown.add(day);
    return { day, isToday, isRest, number, items: isRest ? [] : items };
  });
}

const mostNew = 2;

/** What the seven days after today bring that was never done, each once; at most two. */
export function newAhead(one: TrainedDay, { items }: Pick<Folded, 'items'>): Exercise[] {
  const done = new Set(items.map(({ exercise }) => exercise));
  const ahead = weekAhead(one, [])
    .slice(1)
    .flatMap((day) => day.items.map(({ exercise }) => exercise));
  const fresh = ahead.filter(({ id }, i) => !done.has(id) && ahead.findIndex((each) => each.id === id) === i);
  return fresh.slice(0, mostNew);
}
