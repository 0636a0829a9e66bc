import { useState } from 'react';
import { calls } from '#contract/calls.ts';
import type { TrainingReminder } from '#contract/training.ts';
import { call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';
import { timeZoneHere } from '#web/platform/time-zone-here.ts';
import { useTraining } from '../store/training-store.ts';
import { ReminderCard } from './reminder-card.tsx';
import { saveCalendarFile } from './save-calendar-file.ts';

/** The reminders of the signed-in person. Their training has to be open. */
export function OwnReminders() {
  const known = useTraining(({ state }) => state?.reminder ?? null);
  const owner = useTraining((training) => training.owner ?? '');
  /** The account's last answer, which is newer than what the device has stored. */
  const [answered, setAnswered] = useState<TrainingReminder | null | undefined>(undefined);

  async function saveEmail(reminder: TrainingReminder | null): Promise<string | null> {
    const result = await call(calls.saveTrainingReminder, { body: { reminder } });
    if (result.data === null) return errorSentence(result);
    setAnswered(result.data.reminder ?? null);
    void useTraining.getState().refresh();
    return null;
  }

  return (
    <ReminderCard
      reminder={answered === undefined ? known : answered}
      timeZone={timeZoneHere()}
      onCalendar={(times) => saveCalendarFile(times, owner)}
      onEmail={saveEmail}
    />
  );
}
