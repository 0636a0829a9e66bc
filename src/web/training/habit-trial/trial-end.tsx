import { paths } from '#contract/paths.ts';
import type { HabitTrial } from '#training/entries/entry.ts';
import { resultCopy, trialCopy } from '#training/habit-trial/trial-copy.ts';
import { trialResult } from '#training/habit-trial/trial-result.ts';
import { type DayAnswer, drawnOrder } from '#training/habit-trial/trial-weeks.ts';
import { habitOf, habitQuestionOf } from '#training/habits/habits.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './habit-trial.module.css';
import { TrialLimits } from './trial-limits.tsx';
import { WeekStrip } from './week-strip.tsx';

interface TrialEndProps {
  trial: HabitTrial;
  answers: readonly DayAnswer[];
  mayTrain: boolean;
  onAgain(): void;
}

/** The end of a trial. Every result has the same size and the same place. */
export function TrialEnd({ trial, answers, mayTrain, onAgain }: TrialEndProps) {
  const { title, texts } = resultCopy(trialResult(trial, answers), trial.weeks);
  return (
    <div className={styles.view}>
      <div className="stack">
        <p className="caption quiet">{`${habitOf(trial.habit).name} · ${habitQuestionOf(trial.question).name}`}</p>
        <h1 tabIndex={-1}>{title}</h1>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <WeekStrip order={drawnOrder(trial)} week={trial.weeks} />
      <TrialLimits />
      <div className={styles.buttons}>
        <Button wide variant="white" href={paths.progress}>
          {trialCopy.leave}
        </Button>
        {mayTrain && (
          <Button wide variant="text" onClick={onAgain}>
            {trialCopy.again}
          </Button>
        )}
      </div>
    </div>
  );
}
