import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { type Exercise, type ExerciseId, exerciseOf } from '#training/exercises/exercises.ts';
import { roundsByFirstRule, weeksByFirstRule } from '#training/plan/first-rule/first-rule.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import { daysInRound, daysInWeek, exercisesOfDay, type PlannedDay } from '#training/plan/planned-week.ts';
import { type DaySwap, plannedNumber } from './day-swaps.ts';
import { type AdaptedExercise, type InsteadOf, withInstead } from './instead.ts';

/** A plan that a person trains by. */
export interface TrainedPlan {
  plan: Plan;
  form: PlanForm;
  /** The first training day of the plan. */
  fromDay: string;
  /**
   * For a plan that began by the first rule: the day on which the second one came. The round of that day ends by the
   * first one. Absent for a plan by the second rule.
   */
  firstRuleUntil?: string;
}

/** The training until now. */
export interface TrainingHistory {
  /** Days with at least one finished exercise, in order. */
  trainedDays: readonly string[];
  /** Exercises that were finished on the day in question. */
  doneToday: readonly ExerciseId[];
  /** Minutes that yardsticks took on that day. */
  yardstickMinutes: number;
  /** The replacements of exercises that were left twice running; absent without any. */
  instead?: InsteadOf;
  /** Days whose exercises change places; absent without any. */
  swaps?: readonly DaySwap[];
}

/** Minutes of one day; 0 is just one exercise. */
export type DayMinutes = 0 | 5 | 10 | 20 | 30;

export interface TodayItem {
  exercise: Exercise;
  minutes: number;
  /** The goal or skill it is for; null when it is for none. */
  serves: PlanPart | null;
  isDone: boolean;
  /** The exercises that it replaces, because they were left twice running; absent without any. */
  standsFor?: readonly ExerciseId[];
  /** Whether the person chose it themselves, from all exercises; absent for what the plan has. */
  isFree?: true;
}

export interface Today {
  /** The plan's exercises in their order. Their minutes add up to those of the day. */
  items: readonly TodayItem[];
  /** Other exercises that were finished today. */
  extras: readonly Exercise[];
  /** Null when all of it is done. */
  next: TodayItem | null;
}

/** A shorter exercise is not worth beginning. */
const fewestMinutes = 2;
/** One more exercise is as planned, as if nothing had been done on the day. */
const nothingDone = { doneToday: [], yardstickMinutes: 0 };

/** The day of the plan, from 1: days with training count, not calendar days, so that nobody misses the third one. */
export function dayNumberOf({ fromDay }: TrainedPlan, { trainedDays }: TrainingHistory, day: string): number {
  return 1 + trainedDays.filter((trained) => trained >= fromDay && trained < day).length;
}

/** Whether a day of the plan, from 1, belongs to a round that ends by the first rule. */
export function isByFirstRule(trained: TrainedPlan, { trainedDays }: TrainingHistory, dayNumber: number): boolean {
  return dayNumber <= roundsByFirstRule(trained, trainedDays) * daysInRound;
}

/** @param firstRounds rounds by the first rule; the flight school begins after them */
function plannedDayOf({ plan, form }: TrainedPlan, firstRounds: number, dayNumber: number): PlannedDay {
  const index = dayNumber - 1;
  const round = Math.floor(index / daysInRound);
  const weeks = round < firstRounds ? weeksByFirstRule(plan, form, round) : leadPlan(plan, form, round, firstRounds);
  return weeks[Math.floor((index % daysInRound) / daysInWeek)]!.days[index % daysInWeek]!;
}

/**
 * The exercises of a day: those that were shown before paying, for the minutes of the day. It depends on neither the
 * clock nor a score, so that two devices show the same.
 */
export function todayOf(trained: TrainedPlan, history: TrainingHistory, day: string, minutes: DayMinutes): Today {
  const planned = exercisesFor(trained, dayNumberOf(trained, history, day), minutes, history);
  const isDone = ({ id }: Exercise) => history.doneToday.includes(id);
  const items = planned.map((each) => itemOf(each, isDone(each)));
  const extras = history.doneToday.filter((id) => planned.every((each) => each.id !== id)).map(exerciseOf);
  return { items, extras, next: items.find((item) => !item.isDone) ?? null };
}

/**
 * One more exercise after the day is done: the next one of the following days that was not done today. Null when all of
 * the plan's exercises were.
 */
export function oneMore(trained: TrainedPlan, history: TrainingHistory, day: string): TodayItem | null {
  const from = dayNumberOf(trained, history, day);
  for (let number = from; number < from + daysInRound; number++) {
    const untouched = { ...nothingDone, trainedDays: history.trainedDays };
    const next = exercisesFor(trained, number, trained.plan.dailyMinutes as DayMinutes, untouched).find(
      ({ id }) => !history.doneToday.includes(id),
    );
    if (next) return itemOf(next, false);
  }
  return null;
}

/** The minutes chosen for a day, otherwise the minutes of the plan. */
export function minutesOfDay(
  { plan }: TrainedPlan,
  chosen: { day: string; minutes: DayMinutes } | null,
  day: string,
): DayMinutes {
  return chosen?.day === day ? chosen.minutes : (plan.dailyMinutes as DayMinutes);
}

/**
 * The exercises for the minutes of a day. Just one is the first planned exercise of the day. Other minutes are divided
 * like those of a plan, without the minutes of yardsticks (training.md § 3.3); the rest may be enough for one exercise
 * only.
 */
function exercisesFor(
  trained: TrainedPlan,
  dayNumber: number,
  minutes: DayMinutes,
  { trainedDays, yardstickMinutes, instead = {}, doneToday, swaps = [] }: TrainingHistory,
): AdaptedExercise[] {
  const dailyMinutes = minutes === 0 ? trained.plan.dailyMinutes : Math.max(fewestMinutes, minutes - yardstickMinutes);
  const ofDay = { ...trained, plan: { ...trained.plan, dailyMinutes } };
  const planned = plannedDayOf(ofDay, roundsByFirstRule(trained, trainedDays), plannedNumber(swaps, dayNumber));
  const all = withInstead(exercisesOfDay(planned), instead, doneToday);
  if (minutes === 0) return all.slice(0, 1);
  return dailyMinutes < all.length * fewestMinutes ? [{ ...all[0]!, minutes: dailyMinutes }] : all;
}

function itemOf({ minutes, serves, id, standsFor }: AdaptedExercise, isDone: boolean): TodayItem {
  return { exercise: exerciseOf(id), minutes, serves, isDone, ...(standsFor.length > 0 && { standsFor }) };
}
