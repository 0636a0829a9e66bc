import { type ComponentType, lazy, Suspense } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';
import { progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState } from '#quiz/quiz.ts';
import { StepBar } from '#web/ui/step-bar.tsx';
import { Thread } from '#web/ui/thread.tsx';
import { counterLabel, positionLabel } from './position-label.ts';

interface StepHeaderProps {
  quiz: QuizOutline;
  state: QuizState;
  onBack: () => void;
}

/** The Back button, the progress bar, the counter and, after the first screen, the resume button. */
export function StepHeader({ quiz, state, onBack }: StepHeaderProps) {
  const isFirst = state.currentScreen === 1;
  return (
    <StepBar
      backLabel={isFirst ? 'Back to the start page' : 'Back to the previous question'}
      onBack={onBack}
      end={counterLabel(quiz, state)}
      action={!isFirst && <LazyResumeButton quiz={quiz.name} />}
    >
      <Thread
        current={state.currentScreen}
        total={quiz.screenCount}
        share={progress(quiz, state).share}
        chapters={quiz.chapters}
        label={positionLabel(quiz, state)}
      />
    </StepBar>
  );
}

// A failure to load shows nothing, because making a link needs the network too.
const ResumeButton = lazy<ComponentType<{ quiz: QuizName }>>(() =>
  import('./resume-button.tsx').catch(() => ({ default: () => null })),
);

/** The resume button. Its code is loaded after the first question; its space is reserved until then. */
function LazyResumeButton({ quiz }: { quiz: QuizName }) {
  return (
    <Suspense fallback={<span className="icon-button" />}>
      <ResumeButton quiz={quiz} />
    </Suspense>
  );
}
