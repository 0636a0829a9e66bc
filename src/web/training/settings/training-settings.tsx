import { settingOf } from '#training/entries/fold.ts';
import { lookWeekday } from '#training/weekly-look/weekly-looks.ts';
import { Card } from '#web/ui/card.tsx';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import { LookDay } from './look-day.tsx';
import { OwnReminders } from './own-reminders.tsx';
import { PauseCard } from './pause-card.tsx';
import { RestDays } from './rest-days.tsx';

/**
 * Rest days, the day of the weekly look, a pause and reminders, under the four weeks. Shown once the training is open
 * and the person has chosen where to store it.
 */
export function TrainingSettings() {
  const { training, access } = useTrainingPage();
  if (access !== 'open' || training.where === null) return null;
  const { day } = trainingDayHere(Date.now());
  const { folded, state } = training;
  return (
    <>
      <Card title="Your week">
        <RestDays
          chosen={settingOf(folded, 'rest-days') ?? []}
          onChange={(value) => void training.saveSetting({ name: 'rest-days', value })}
        />
        <LookDay
          chosen={lookWeekday(folded)}
          onChange={(value) => void training.saveSetting({ name: 'look-day', value })}
        />
      </Card>
      <PauseCard
        pause={state?.pause ?? null}
        today={day}
        onPause={(until) => void training.savePause({ from_day: day, until_day: until })}
        onEnd={() => void training.savePause(null)}
      />
      <OwnReminders />
    </>
  );
}
