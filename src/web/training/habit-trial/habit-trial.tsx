import { useEffect, useState } from 'react';
import { v7 } from 'uuid';
import { paths } from '#contract/paths.ts';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import { answersOf, firstDayFrom, phaseOf, trialOf } from '#training/habit-trial/trial-weeks.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import { SignedInShell } from '#web/site/signed-in-shell.tsx';
import { LazyUnsavedLine } from '../store/lazy-unsaved-line.tsx';
import type { Training } from '../store/training.ts';
import { trainingDayHere } from '../store/training-day-here.ts';
import { useTrainingPage } from '../store/use-training-page.ts';
import { TrialEnd } from './trial-end.tsx';
import { TrialRunning } from './trial-running.tsx';
import { type TrialChoice, TrialSetup } from './trial-setup.tsx';

/** /train/try: Try it on yourself. Without a plan, earlier trials can be read, but none can be begun or answered. */
export function HabitTrial() {
  const { training, access } = useTrainingPage();
  const isReadable = access !== 'opening' && access !== 'unreachable';
  const mayTrain = access === 'open' && training.where !== null;
  const isEmpty = isReadable && !mayTrain && trialOf(training.folded) === null;
  useEffect(() => {
    if (isEmpty) go(paths.progress, { replace: true });
  }, [isEmpty]);
  useHeadingFocus(access);
  if (isEmpty) return null;
  return (
    <SignedInShell current="progress">
      {isReadable ? (
        <>
          <LazyUnsavedLine />
          <Trial training={training} mayTrain={mayTrain} />
        </>
      ) : (
        <div className="stack">
          <h1 tabIndex={-1}>{trialCopy.title}</h1>
          {access === 'unreachable' && <NotLoaded onRetry={() => void training.open()} />}
        </div>
      )}
    </SignedInShell>
  );
}

function Trial({ training, mayTrain }: { training: Training; mayTrain: boolean }) {
  const { folded, add, saveSetting } = training;
  const [isAgain, setAgain] = useState(false);
  // The day of the question stays the one on which the page was opened, so that nobody is interrupted at four.
  const [today] = useState(() => trainingDayHere(Date.now()).day);
  const trial = isAgain ? null : trialOf(folded);
  const phase = trial === null ? 'none' : phaseOf(trial, today);
  useHeadingFocus(phase);

  function start(choice: TrialChoice) {
    setAgain(false);
    const seed = v7();
    void saveSetting({ name: 'habit-trial', value: { ...choice, fromDay: firstDayFrom(today), seed } });
  }

  if (trial === null) return <TrialSetup onStart={start} />;
  const answers = answersOf(trial, folded.habitDays);
  if (phase === 'over') {
    return (
      <TrialEnd trial={trial} answers={[...answers.values()]} mayTrain={mayTrain} onAgain={() => setAgain(true)} />
    );
  }
  return (
    <TrialRunning
      trial={trial}
      today={today}
      answers={answers}
      mayTrain={mayTrain}
      onAnswer={(answer) => void add({ kind: 'habit_day', body: { trial: trial.fromDay, ...answer } })}
      onStop={() => {
        void saveSetting({ name: 'habit-trial', value: null });
        go(paths.progress);
      }}
    />
  );
}
