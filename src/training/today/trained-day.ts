import type { RunEntry } from '#training/entries/entry.ts';
import { doneOn, type Folded, runsOf, settingOf, trainedDaysOf } from '#training/entries/fold.ts';
import { yardstickIds, yardstickOf } from '#training/run/yardstick.ts';
import { swapsOf } from './day-swaps.ts';
import { insteadOn } from './instead.ts';
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
} from './today.ts';

/** A plan with everything that determines a day. */
export interface TrainedDay {
  trained: TrainedPlan;
  history: TrainingHistory;
  day: string;
  minutes: DayMinutes;
  today: Today;
  /** From 1. */
  number: number;
}

export function trainedDay(trained: TrainedPlan, folded: Folded, day: string): TrainedDay {
  const history = {
    trainedDays: trainedDaysOf(folded),
    doneToday: doneOn(folded, day),
    yardstickMinutes: yardstickMinutesOn(folded, day),
    instead: insteadOn(folded, day),
    swaps: swapsOf(settingOf(folded, 'swapped-days'), trained.fromDay),
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

/** The minutes of a day that yardsticks took before its first exercise was done, including interrupted ones. */
function yardstickMinutesOn(folded: Folded, day: string): number {
  const flownAt = folded.items.find((item) => item.day === day)?.at;
  const isBefore = (run: RunEntry) =>
    run.day === day && (flownAt === undefined || Date.parse(run.at) < Date.parse(flownAt));
  const measured = yardstickIds.filter((id) => runsOf(folded, id).some(isBefore));
  return measured.reduce((sum, id) => sum + yardstickOf(id).minutes, 0);
}
