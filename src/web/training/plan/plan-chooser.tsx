import { useState } from 'react';
import { dailyTimes } from '#quiz/engine/daily-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { OptionCard } from '#web/ui/option-card.tsx';
import { RadioOption } from '#web/ui/radio-option.tsx';
import type { PlanChoice } from '../store/begin-plan.ts';
import styles from './plan-chooser.module.css';

/** A goal or a skill that can be chosen. */
interface Part {
  id: string;
  label: string;
}

export interface PlanOptions {
  goals: readonly Part[];
  skills: readonly Part[];
}

interface PlanChooserProps {
  /** Null when only the minutes change. */
  options: PlanOptions | null;
  /** The present plan. */
  begun: PlanChoice;
  saving: 'no' | 'saving' | 'failed';
  onSave(choice: PlanChoice): void;
  onBack(): void;
}

/** A new choice of a plan. It begins with its first day, and says so before it is saved. */
export function PlanChooser({ options, begun, saving, onSave, onBack }: PlanChooserProps) {
  const [choice, choose] = useState(begun);
  return (
    <form
      className={styles.chooser}
      onSubmit={(event) => {
        event.preventDefault();
        if (saving !== 'saving') onSave(choice);
      }}
    >
      <div>
        <h1 tabIndex={-1}>{options === null ? 'Other minutes' : 'Your next plan'}</h1>
        <p className="muted">Its days begin at one. What you did until now stays in Progress.</p>
      </div>
      {options !== null && (
        <>
          <Parts
            title="Goals"
            options={options.goals}
            chosen={choice.goals}
            onChange={(goals) => choose({ ...choice, goals })}
          />
          <Parts
            title="Skills"
            options={options.skills}
            chosen={choice.skills}
            onChange={(skills) => choose({ ...choice, skills })}
          />
        </>
      )}
      <fieldset className={styles.part}>
        <legend>Minutes a day</legend>
        <div className={styles.options}>
          {dailyTimes.map(({ minutes }) => (
            <RadioOption
              key={minutes}
              group="minutes"
              value={String(minutes)}
              label={`${minutes} minutes`}
              chosen={choice.minutes === minutes}
              onChoose={() => choose({ ...choice, minutes })}
            />
          ))}
        </div>
      </fieldset>
      <div role="status">
        {saving === 'failed' && (
          <Note>
            <b>Your account could not be reached.</b> Your plan is as it was, and your choice is still here. Try again
            in a moment.
          </Note>
        )}
      </div>
      <div className={styles.buttons}>
        <Button wide type="submit">
          {saving === 'saving' ? 'One moment' : 'Begin this plan'}
        </Button>
        <Button wide variant="white" onClick={onBack}>
          Leave it as it is
        </Button>
      </div>
    </form>
  );
}

interface PartsProps {
  title: string;
  options: readonly Part[];
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

function Parts({ title, options, chosen, onChange }: PartsProps) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <div className={styles.options}>
        {options.map(({ id, label }) => {
          const isOn = chosen.includes(id);
          return (
            <OptionCard
              key={id}
              kind="many"
              label={label}
              chosen={isOn}
              onChoose={() => onChange(isOn ? chosen.filter((each) => each !== id) : [...chosen, id])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
