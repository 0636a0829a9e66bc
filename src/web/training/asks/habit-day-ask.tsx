import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import { drawnOrder, isHabitDayDue, trialOf, weekOf } from '#training/habit-trial/trial-weeks.ts';
import { habitOf } from '#training/habits/habits.ts';
import { Card } from '#web/ui/card.tsx';
import { HabitDayQuestion } from '../habit-trial/habit-day-question.tsx';
import type { Training } from '../store/training.ts';

interface HabitDayAskProps {
  /** The training day. A new one needs a new key. */
  day: string;
  training: Pick<Training, 'folded' | 'add'>;
}

/** The day's question of *Try it on yourself*, asked once. It stays where it is when it was answered. */
export function HabitDayAsk({ day, training: { folded, add } }: HabitDayAskProps) {
  const isDue = isHabitDayDue(folded, day);
  const [wasDue] = useState(isDue);
  const trial = trialOf(folded);
  if (trial === null || !(isDue || wasDue)) return null;
  const week = weekOf(trial, day);
  const kind = week === null ? trialCopy.lastQuestion : trialCopy.week[drawnOrder(trial)[week] ? 'with' : 'without'];
  return (
    <Card title={habitOf(trial.habit).name}>
      <div role="status">
        <p className="muted">{isDue ? kind : trialCopy.kept}</p>
      </div>
      {isDue && (
        <HabitDayQuestion
          trial={trial}
          onKeep={(answer) => void add({ kind: 'habit_day', body: { trial: trial.fromDay, ...answer } })}
        />
      )}
      <a className="text-link" href={paths.habitTrial}>
        {trialCopy.card.toPage}
      </a>
    </Card>
  );
}
