import { type Exercise, exerciseOf } from '#training/exercises/exercises.ts';
import { capital, inWords } from '#training/number-words.ts';
import { roundsByFirstRule } from '#training/plan/first-rule/first-rule.ts';
import { daysInRound } from '#training/plan/planned-week.ts';
import { newOfDays, schoolDays } from '#training/plan/school.ts';
import { plannedNumber } from './day-swaps.ts';
import type { TrainedDay } from './trained-day.ts';

interface SchoolDay {
  /** What is new on it. */
  exercise: Exercise;
  /** Only what is done: an earlier day of training, or today once its new exercise is finished. */
  isDone: boolean;
  isToday: boolean;
}

export interface School {
  /** From 1. */
  number: number;
  /** Seven. */
  days: readonly SchoolDay[];
}

/** The flight school on one of its seven days; null on any other day. Only days of training count. */
export function schoolOf({ trained, history, number }: TrainedDay): School | null {
  const ofSchool = number - roundsByFirstRule(trained, history.trainedDays) * daysInRound;
  if (!(ofSchool >= 1 && ofSchool <= schoolDays)) return null;
  const news = newOfDays(trained.plan);
  const first = number - ofSchool;
  const planned = (index: number) => plannedNumber(history.swaps ?? [], first + index + 1) - first - 1;
  const days = news.map((own, index) => {
    const { id } = news[planned(index)] ?? own;
    const isToday = index === ofSchool - 1;
    const isDone = index < ofSchool - 1 || (isToday && history.doneToday.includes(id));
    return { exercise: exerciseOf(id), isDone, isToday };
  });
  return { number: ofSchool, days };
}

export const schoolTitle = ({ number }: Pick<School, 'number'>): string =>
  `${capital(`day ${inWords(number)}`)} of your first seven`;
