import { progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState } from '#quiz/quiz.ts';
import { StepBar } from '#web/ui/step-bar.tsx';
import { Thread } from '#web/ui/thread.tsx';
import { LaterResumeButton } from '../screen-parts/later-resume-button.tsx';

interface StepHeaderProps {
  quiz: QuizOutline;
  state: QuizState;
  onBack: () => void;
}

/** The Back button, the progress bar, the counter and, after the first screen, the resume button. */
export function StepHeader({ quiz, state, onBack }: StepHeaderProps) {
  const { current, total, share } = progress(quiz, state);
  const isFirst = state.currentScreen === 1;
  return (
    <StepBar
      backLabel={isFirst ? 'Back to the start page' : 'Back to the previous question'}
      onBack={onBack}
      end={`${current} / ${total}`}
      action={!isFirst && <LaterResumeButton quiz={quiz.name} />}
    >
      <Thread
        current={current}
        total={total}
        share={share}
        chapters={quiz.chapters}
        label={`Question ${current} of ${total}`}
      />
    </StepBar>
  );
}
