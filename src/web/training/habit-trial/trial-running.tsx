import { useState } from 'react';
import type { HabitTrial } from '#training/entries/entry.ts';
import { answersSoFar, trialCopy, weekPlace } from '#training/habit-trial/trial-copy.ts';
import { asksOn, type DayAnswer, drawnOrder, weekOf } from '#training/habit-trial/trial-weeks.ts';
import { habitOf } from '#training/habits/habits.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type HabitAnswer, HabitDayQuestion } from './habit-day-question.tsx';
import styles from './habit-trial.module.css';
import { StopTrial } from './stop-trial.tsx';
import { WeekStrip } from './week-strip.tsx';

interface TrialRunningProps {
  trial: HabitTrial;
  /** The training day. */
  today: string;
  /** By the day on which they were given. */
  answers: ReadonlyMap<string, DayAnswer>;
  /** Without a plan everything can be read and nothing added. */
  mayTrain: boolean;
  onAnswer(answer: HabitAnswer): void;
  onStop(): void;
}

/** A trial before its last week is over: the kind of the present week, and the day's question. It shows no answers. */
export function TrialRunning({ trial, today, answers, mayTrain, onAnswer, onStop }: TrialRunningProps) {
  const week = weekOf(trial, today);
  const habit = habitOf(trial.habit);
  return (
    <div className={styles.view}>
      <div className="stack">
        <p className="caption quiet">
          {week === null ? habit.name : `${habit.name} · ${weekPlace(week, trial.weeks)}`}
        </p>
        <h1 tabIndex={-1}>{titleOf(trial, today, week)}</h1>
        <p className="muted">{textOf(trial, today, week)}</p>
      </div>
      <WeekStrip order={drawnOrder(trial)} week={today < trial.fromDay ? -1 : (week ?? trial.weeks)} />
      {mayTrain ? (
        <DayCard key={today} trial={trial} today={today} given={answers.get(today)} onAnswer={onAnswer} />
      ) : (
        <p className="muted">{trialCopy.noPlan}</p>
      )}
      <p className="small muted">{`${answersSoFar(answers.size)} ${trialCopy.noPeeking}`}</p>
      {mayTrain && <StopTrial onStop={onStop} />}
    </div>
  );
}

function titleOf(trial: HabitTrial, today: string, week: number | null): string {
  if (today < trial.fromDay) return trialCopy.before.title;
  if (week === null) return trialCopy.week.done;
  return drawnOrder(trial)[week] ? trialCopy.week.with : trialCopy.week.without;
}

function textOf(trial: HabitTrial, today: string, week: number | null): string {
  if (today < trial.fromDay) return trialCopy.before.text;
  if (week === null) return trialCopy.lastQuestion;
  const habit = habitOf(trial.habit);
  return drawnOrder(trial)[week] ? habit.today : habit.without;
}

interface DayCardProps {
  trial: HabitTrial;
  today: string;
  given: DayAnswer | undefined;
  onAnswer(answer: HabitAnswer): void;
}

function DayCard({ trial, today, given, onAnswer }: DayCardProps) {
  const [isChanging, setChanging] = useState(false);
  if (today < trial.fromDay) return null;
  if (!asksOn(trial, today)) return <p className="muted">{trialCopy.firstMorning}</p>;
  const isKept = given !== undefined && !isChanging;
  return (
    <Card>
      <div role="status">{isKept && <p>{trialCopy.kept}</p>}</div>
      {isKept ? (
        <p>
          <Button variant="text" noMargin small onClick={() => setChanging(true)}>
            {trialCopy.change}
          </Button>
        </p>
      ) : (
        <HabitDayQuestion
          trial={trial}
          onKeep={(answer) => {
            setChanging(false);
            onAnswer(answer);
          }}
        />
      )}
    </Card>
  );
}
