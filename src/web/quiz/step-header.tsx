import { progress } from '../../quiz/engine';
import type { QuizOutline, QuizState } from '../../quiz/quiz';
import { StepBar } from '../ui/step-bar';
import { Thread } from '../ui/thread';
import { LaterResumeButton } from './later-resume-button';

interface StepHeaderProps {
  quiz: QuizOutline;
  state: QuizState;
  onBack: () => void;
}

/** Back, the thread, where the visitor is in numbers, and, once there is something to take along, the way to another device. */
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
