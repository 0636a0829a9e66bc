import type { TrainingState } from '#contract/training.ts';
import type { Folded } from '#training/entries/fold.ts';
import { doneOn, settingOf, trainedDaysOf } from '#training/entries/fold.ts';
import { planFormOf } from '#training/plan/plan-form.ts';
import { insteadOn } from '#training/today/instead.ts';
import {
  type DayMinutes,
  dayNumberOf,
  minutesOfDay,
  oneMore,
  type Today,
  type TodayItem,
  type TrainedPlan,
  type TrainingHistory,
  todayOf,
} from '#training/today/today.ts';
import { saysFreeDay, type WeekDay, weekAround } from '#training/today/week.ts';
import { isPausedOn, trainingDayOf, weekdayOf } from '#training/training-day.ts';
import { yardstickMinutesOn } from '#training/yardsticks/yardstick-minutes.ts';
import { longDate } from '#web/platform/format-date.ts';
import type { DayKind, TodayFacts } from './today-view.tsx';

/** A plan with all that a day is worked out from. */
export interface TrainedDay {
  trained: TrainedPlan;
  history: TrainingHistory;
  day: string;
  minutes: DayMinutes;
  today: Today;
  /** From 1. */
  number: number;
}

/** The plan as training counts its days. */
export function trainedPlanOf(plan: NonNullable<TrainingState['plan']>, offsetMin: number): TrainedPlan {
  const { goals, skills, daily_minutes: dailyMinutes, origin, quiz, made_at: madeAt } = plan;
  return {
    plan: { goals, skills, dailyMinutes, origin },
    form: planFormOf(quiz),
    fromDay: trainingDayOf(Date.parse(madeAt), offsetMin),
  };
}

export function trainedDay(trained: TrainedPlan, folded: Folded, day: string): TrainedDay {
  const history = {
    trainedDays: trainedDaysOf(folded),
    doneToday: doneOn(folded, day),
    yardstickMinutes: yardstickMinutesOn(folded, day),
    instead: insteadOn(folded, day),
  };
  const minutes = minutesOfDay(trained, settingOf(folded, 'minutes'), day);
  return {
    trained,
    history,
    day,
    minutes,
    today: todayOf(trained, history, day, minutes),
    number: dayNumberOf(trained, history, day),
  };
}

/** The exercise that comes after the plan's own of the day; null when all were done. */
export const oneMoreOf = ({ trained, history, day }: TrainedDay): TodayItem | null => oneMore(trained, history, day);

/** What the page of a day shows. */
export function todayFacts(one: TrainedDay, folded: Folded, pause: TrainingState['pause']): TodayFacts {
  const { trained, history, day, minutes, today } = one;
  const restDays = settingOf(folded, 'rest-days') ?? [];
  const next = todayOf(trained, { ...history, doneToday: [], yardstickMinutes: 0 }, day, minutes);
  return {
    weekday: weekdayName(day),
    kind: kindOf(day, restDays, pause),
    today,
    minutes,
    week: weekAround(day, history.trainedDays, restDays) satisfies readonly WeekDay[],
    nextNames: next.items.map(({ exercise }) => exercise.name),
    hasMore: oneMoreOf(one) !== null,
    saysFreeDay: saysFreeDay(day, history.trainedDays),
    pauseEnd: pause?.until_day ? longDate(`${pause.until_day}T12:00:00`) : null,
  };
}

export const weekdayName = (day: string): string => weekdays[weekdayOf(day)]!;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

function kindOf(day: string, restDays: readonly number[], pause: TrainingState['pause']): DayKind {
  if (pause !== null && isPausedOn(day, pause)) return 'pause';
  return restDays.includes(weekdayOf(day)) ? 'rest' : 'training';
}
