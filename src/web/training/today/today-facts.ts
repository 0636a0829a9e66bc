import type { TrainingState } from '#contract/training.ts';
import { type Folded, settingOf } from '#training/entries/fold.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { schoolOf } from '#training/today/school-days.ts';
import { secondsSpent } from '#training/today/time-spent.ts';
import { oneMoreOf, type TrainedDay } from '#training/today/trained-day.ts';
import { saysFreeDay, type WeekDay, weekAround } from '#training/today/week.ts';
import { isPausedOn, weekdayName, weekdayOf } from '#training/training-day.ts';
import { longDate } from '#web/platform/format-date.ts';
import type { DayKind, TodayFacts } from './today-view.tsx';

/** The content of the page for a day. */
export function todayFacts(one: TrainedDay, folded: Folded, pause: TrainingState['pause']): TodayFacts {
  const { history, day, minutes, today } = one;
  const restDays = settingOf(folded, 'rest-days') ?? [];
  const isPlanned = (id: ExerciseId) => today.items.some(({ exercise }) => exercise.id === id);
  return {
    weekday: weekdayName(day),
    kind: kindOf(day, restDays, pause),
    today,
    minutes,
    spentSeconds: secondsSpent(folded.items.filter((item) => item.day === day && isPlanned(item.exercise))),
    week: weekAround(day, history.trainedDays, restDays) satisfies readonly WeekDay[],
    school: schoolOf(one),
    hasMore: oneMoreOf(one) !== null,
    saysFreeDay: saysFreeDay(day, history.trainedDays),
    pauseEnd: pause?.until_day ? longDate(`${pause.until_day}T12:00:00`) : null,
  };
}

function kindOf(day: string, restDays: readonly number[], pause: TrainingState['pause']): DayKind {
  if (pause !== null && isPausedOn(day, pause)) return 'pause';
  return restDays.includes(weekdayOf(day)) ? 'rest' : 'training';
}
