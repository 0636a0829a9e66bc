import type { HabitDayEntry, HabitTrial } from '#training/entries/entry.ts';
import { type Folded, settingOf } from '#training/entries/fold.ts';
import { habitIds, habitQuestionOf, habitQuestions } from '#training/habits/habits.ts';
import { randomOf, wholeBelow } from '#training/run/random.ts';
import { dayAfter, daysBetween } from '#training/training-day.ts';

const daysInWeek = 7;

/** For each week, whether it is one with the habit. */
export type Order = readonly boolean[];

/** All orders in which half of the weeks have the habit: six orders of four weeks, twenty of six. */
export function ordersOf(weeks: number): Order[] {
  const orders = (left: number, withLeft: number): Order[] => {
    if (left === 0) return [[]];
    const after = (isWith: boolean) => orders(left - 1, withLeft - Number(isWith)).map((order) => [isWith, ...order]);
    return [...(withLeft > 0 ? after(true) : []), ...(withLeft < left ? after(false) : [])];
  };
  return orders(weeks, weeks / 2);
}

/** The order of a trial, drawn by its seed: all are equally likely, and every device draws the same. */
export function drawnOrder({ weeks, seed }: Pick<HabitTrial, 'weeks' | 'seed'>): Order {
  const orders = ordersOf(weeks);
  return orders[wholeBelow(randomOf('habit trial', seed), orders.length)]!;
}

/** It begins tomorrow, so that its first day is a whole one and no earlier answer is about it. */
export const firstDayFrom = (today: string): string => dayAfter(today, 1);
export const lastDayOf = ({ fromDay, weeks }: HabitTrial): string => dayAfter(fromDay, weeks * daysInWeek - 1);

/** The week of a day, from 0; null before and after the trial. */
export function weekOf({ fromDay, weeks }: HabitTrial, day: string): number | null {
  const week = Math.floor(daysBetween(fromDay, day) / daysInWeek);
  return week >= 0 && week < weeks ? week : null;
}

/** The day that an answer given on a day is about. */
const dayMeant = ({ question }: HabitTrial, day: string): string =>
  dayAfter(day, -habitQuestionOf(question).daysBefore);

/**
 * The trial that runs or has ended; null without one, or when it has a habit or question that only a newer version
 * knows.
 */
export function trialOf(folded: Folded): HabitTrial | null {
  const trial = settingOf(folded, 'habit-trial');
  if (trial === null || !habitIds.includes(trial.habit) || !habitQuestions.includes(trial.question)) return null;
  return trial;
}

/** An answer about a day. */
export interface DayAnswer {
  /** From 0. */
  week: number;
  answer: number;
  kept: boolean;
}

/** The answers of a trial by the day on which they were given; the newest of a day counts. */
export function answersOf(trial: HabitTrial, habitDays: readonly HabitDayEntry[]): Map<string, DayAnswer> {
  const answers = new Map<string, DayAnswer>();
  for (const { day, body } of habitDays) {
    const week = weekOf(trial, dayMeant(trial, day));
    if (body.trial === trial.fromDay && week !== null) answers.set(day, { week, answer: body.answer, kept: body.kept });
  }
  return answers;
}

export type TrialPhase = 'before' | 'running' | 'over';

/** The phase of the trial: it is over once the day for the last answer has passed. */
export function phaseOf(trial: HabitTrial, today: string): TrialPhase {
  if (today < trial.fromDay) return 'before';
  return dayMeant(trial, today) > lastDayOf(trial) ? 'over' : 'running';
}

/** Whether today has a question, answered or not. */
export const asksOn = (trial: HabitTrial, today: string): boolean => weekOf(trial, dayMeant(trial, today)) !== null;

/** Whether today's question waits for an answer. */
export function isHabitDayDue(folded: Folded, today: string): boolean {
  const trial = trialOf(folded);
  return trial !== null && asksOn(trial, today) && !answersOf(trial, folded.habitDays).has(today);
}
