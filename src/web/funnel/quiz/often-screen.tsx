import { type ComponentType, lazy, Suspense } from 'react';
import { progressOf } from '#quiz/engine/progress.ts';
import type { EverydayScene } from '#quiz/pictures.ts';
import { OptionCard } from '#web/ui/option-card.tsx';
import { KeyHints, Step, StepChoices, StepHead } from '#web/ui/step.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import type { BetweenAnswersProps } from './between-answers.tsx';
import { ContinueDock } from './continue-dock.tsx';
import { questionHints } from './key-hints.ts';
import { questionHint } from './move-on-hint.ts';
import styles from './often-screen.module.css';

// Decorates a question without which that can be answered, so that no tap waits for it.
const BetweenAnswers = lazy<ComponentType<BetweenAnswersProps>>(() =>
  import('./between-answers.tsx').then(
    (module) => ({ default: module.BetweenAnswers }),
    () => ({ default: () => null }),
  ),
);

interface OftenScreenProps extends ScreenProps {
  everyday: EverydayScene;
}

/**
 * A question about how often an everyday scene happens, one of many on the same scale: the answers stand still under the
 * thumb, and what is drawn between changes.
 */
export function OftenScreen({ quiz, state, number, actions, everyday }: OftenScreenProps) {
  const { title, options = [] } = quiz.screens[number - 1]!;
  const { answers, closedAt } = progressOf(state, number);
  const hasReturned = closedAt > 0 && answers.length > 0;
  const headingId = `question-${number}`;
  return (
    <>
      <Step>
        <StepHead id={headingId} title={title} hint={questionHint(quiz, number)} />
        <div className={styles.between}>
          <Suspense>
            <BetweenAnswers quiz={quiz} state={state} number={number} everyday={everyday} />
          </Suspense>
        </div>
        <StepChoices labelledBy={headingId}>
          {options.map(({ id, label }, index) => (
            <OptionCard
              key={id}
              kind="one"
              label={label}
              keyCap={String(index + 1)}
              chosen={answers.includes(id)}
              onChoose={() => actions.choose(id)}
              index={index}
            />
          ))}
        </StepChoices>
        <KeyHints hints={questionHints(options.length, hasReturned)} />
      </Step>
      {hasReturned && <ContinueDock onContinue={actions.next} />}
    </>
  );
}
