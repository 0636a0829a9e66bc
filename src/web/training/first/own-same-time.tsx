import { useState } from 'react';
import { calls } from '#contract/calls.ts';
import { weekdayOf } from '#training/training-day.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { timeZoneHere } from '#web/platform/time-zone-here.ts';
import { saveCalendarFile } from '../settings/save-calendar-file.ts';
import { minuteHere, trainingDayHere } from '../store/training-day-here.ts';
import { useTraining } from '../store/training-store.ts';
import { SameTime } from './same-time.tsx';

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** Asks the signed-in person, once, after the first flight. */
export function OwnSameTime({ onDone }: { onDone(): void }) {
  const owner = useTraining((training) => training.owner ?? '');
  const [now] = useState(() => Date.now());
  const minute = minuteHere(now);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

  /** A letter a week, on the weekday of tomorrow and at this hour. */
  async function saveEmail(): Promise<string | null> {
    const weekday = (weekdayOf(trainingDayHere(now).day) + 1) % everyDay.length;
    const reminder = { weekday, hour: Math.floor(minute / 60), time_zone: timeZoneHere() ?? 'UTC' };
    const result = await call(calls.saveTrainingReminder, { body: { reminder } });
    if (result.data === null) return errorSentence(result);
    void useTraining.getState().refresh();
    return null;
  }

  return (
    <SameTime
      time={time}
      onCalendar={() => saveCalendarFile({ weekdays: everyDay, time }, owner)}
      onEmail={saveEmail}
      onDone={onDone}
    />
  );
}
