import { type FormEvent, useId, useRef, useState } from 'react';
import { plainDigits } from '#contract/plain-digits.ts';
import { ageOutcome, ageRange, progressOf } from '#quiz/engine/progress.ts';
import { Field } from '#web/ui/field.tsx';
import { Step, StepHead } from '#web/ui/step.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { ContinueDock } from './continue-dock.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useTypeAnywhere } from './use-type-anywhere.ts';

const digits = /^\p{Nd}$/u;

const faults = {
  empty: 'Type your age in years.',
  invalid: `Type your age in whole years, from ${ageRange.min} to ${ageRange.max}.`,
};

/** § 2 `input-age`. Only an adult's age reaches the store, so that nothing is kept about anyone younger. */
export function AgeScreen({ quiz, state, number, actions }: ScreenProps) {
  const { title, desc } = quiz.screens[number - 1]!;
  const [text, setText] = useState(() => progressOf(state, number).answers[0] ?? '');
  const [fault, setFault] = useState<string>();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  useKeyboardInset();
  useTypeAnywhere(field, digits);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const age = plainDigits(text).trim();
    const outcome = ageOutcome(age);
    if (outcome === 'too-young') {
      actions.stop();
    } else if (outcome === 'ok') {
      actions.enterText(age);
      actions.next();
    } else {
      setFault(faults[outcome]);
    }
  }

  return (
    <>
      <Step>
        <StepHead title={title} hint={desc} hintId={hintId} />
        <form onSubmit={submit} noValidate>
          <Field
            ref={field}
            label="Age in years"
            hideLabel
            large
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={3}
            aria-describedby={hintId}
            value={text}
            error={fault}
            onChange={(event) => {
              setText(event.target.value);
              setFault(undefined);
            }}
          />
        </form>
      </Step>
      <ContinueDock onContinue={submit} />
    </>
  );
}
