import { type FormEvent, useId, useRef, useState } from 'react';
import { progressOf } from '#quiz/engine/progress.ts';
import { longestName } from '#quiz/quiz.ts';
import { Field } from '#web/ui/field.tsx';
import { Step, StepHead } from '#web/ui/step.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { ContinueDock } from './continue-dock.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useTypeAnywhere } from './use-type-anywhere.ts';

const letters = /^\p{L}$/u;

/** § 2 `create-profile`: an optional first name for the result and the plan, kept on this device. */
export function ProfileScreen({ quiz, state, number, actions }: ScreenProps) {
  const { title, desc } = quiz.screens[number - 1]!;
  const [name, setName] = useState(() => progressOf(state, number).answers[0] ?? '');
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  useKeyboardInset();
  useTypeAnywhere(field, letters);

  /** Kept on every change, because the visitor may leave the screen without Continue. */
  function saveName(typed: string) {
    setName(typed);
    actions.enterText(typed.trim());
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    actions.next();
  }

  return (
    <>
      <Step>
        <StepHead title={title} hint={desc} hintId={hintId} />
        <form onSubmit={submit} noValidate>
          <Field
            ref={field}
            label="First name"
            autoComplete="given-name"
            enterKeyHint="next"
            maxLength={longestName}
            aria-describedby={hintId}
            value={name}
            onChange={(event) => saveName(event.target.value)}
          />
        </form>
      </Step>
      <ContinueDock label={name.trim() === '' ? 'Continue without a name' : 'Continue'} onContinue={submit} />
    </>
  );
}
