import { progress } from '../../quiz/engine';
import type { QuizOutline, QuizState } from '../../quiz/quiz';
import { StepBar } from '../ui/step-bar';
import { Thread } from '../ui/thread';

interface StepHeaderProps {
  quiz: QuizOutline;
  state: QuizState;
  onBack: () => void;
}

/** Back, the thread, and where the visitor is in numbers. */
export function StepHeader({ quiz, state, onBack }: StepHeaderProps) {
  const { current, total, share } = progress(quiz, state);
  return (
    <StepBar
      backLabel={state.currentScreen === 1 ? 'Back to the start page' : 'Back to the previous question'}
      onBack={onBack}
      end={`${current} / ${total}`}
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
