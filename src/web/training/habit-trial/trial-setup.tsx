import { useState } from 'react';
import type { HabitTrial } from '#training/entries/entry.ts';
import { trialCopy } from '#training/habit-trial/trial-copy.ts';
import {
  type HabitId,
  type HabitQuestion,
  habitIds,
  habitOf,
  habitQuestionOf,
  habitQuestions,
} from '#training/habits/habits.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioOption } from '#web/ui/radio-option.tsx';
import styles from './habit-trial.module.css';
import { TrialLimits } from './trial-limits.tsx';

/** The person's choices before the weeks are drawn. */
export type TrialChoice = Pick<HabitTrial, 'habit' | 'question' | 'weeks'>;

const lengths = [4, 6] as const;

/** The trial, its limits, and the three choices. None is preselected, and nothing begins before the last press. */
export function TrialSetup({ onStart }: { onStart(choice: TrialChoice): void }) {
  const [habit, setHabit] = useState<HabitId | null>(null);
  const [question, setQuestion] = useState<HabitQuestion | null>(null);
  const [weeks, setWeeks] = useState<HabitTrial['weeks'] | null>(null);
  const isWhole = habit !== null && question !== null && weeks !== null;
  return (
    <div className={styles.view}>
      <div className="stack">
        <h1 tabIndex={-1}>{trialCopy.title}</h1>
        <p className="muted">{trialCopy.lead}</p>
      </div>
      <TrialLimits />
      <fieldset className={styles.choices}>
        <legend>{trialCopy.habit}</legend>
        {habitIds.map((id) => (
          <RadioOption
            key={id}
            group="habit"
            value={id}
            label={habitOf(id).name}
            chosen={habit === id}
            onChoose={() => setHabit(id)}
          />
        ))}
        <p className="small muted">{trialCopy.safety}</p>
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{trialCopy.question}</legend>
        {habitQuestions.map((id) => (
          <RadioOption
            key={id}
            group="question"
            value={id}
            label={habitQuestionOf(id).name}
            chosen={question === id}
            onChoose={() => setQuestion(id)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{trialCopy.weeks}</legend>
        {lengths.map((length) => (
          <RadioOption
            key={length}
            group="weeks"
            value={String(length)}
            label={trialCopy.weekNames[length]}
            chosen={weeks === length}
            onChoose={() => setWeeks(length)}
          />
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button
          wide
          disabledReason={isWhole ? undefined : trialCopy.startReason}
          onClick={() => isWhole && onStart({ habit, question, weeks })}
        >
          {trialCopy.start}
        </Button>
        <p className="small muted">{trialCopy.beginsTomorrow}</p>
      </div>
    </div>
  );
}
