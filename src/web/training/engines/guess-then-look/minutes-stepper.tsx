import { changedGuess } from '#training/engines/guess-then-look/guess.ts';
import { guessCopy } from '#training/engines/guess-then-look/guess-copy.ts';
import { StepButton } from '#web/training/guided/step-button.tsx';
import styles from './guess-then-look.module.css';

const steps = [-5, -1, 1, 5] as const;

interface MinutesStepperProps {
  label: string;
  minutes: number;
  onChange(minutes: number): void;
}

/** A number of minutes, large, with four buttons that change it. */
export function MinutesFigure({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / 60);
  return (
    <p className={`${styles.figure} number`} role="status">
      {hours > 0 && (
        <>
          <span>{hours}</span>
          <small>h</small>{' '}
        </>
      )}
      {(hours === 0 || minutes % 60 > 0) && (
        <>
          <span>{minutes % 60}</span>
          <small>min</small>
        </>
      )}
    </p>
  );
}

export function MinutesStepper({ label, minutes, onChange }: MinutesStepperProps) {
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{label}</legend>
      {steps.map((by) => (
        <StepButton
          key={by}
          label={by < 0 ? guessCopy.minus(-by) : guessCopy.plus(by)}
          isAtEnd={changedGuess(minutes, by) === minutes}
          onPress={() => onChange(changedGuess(minutes, by))}
        >
          {by < 0 ? `− ${-by}` : `+ ${by}`}
        </StepButton>
      ))}
    </fieldset>
  );
}
