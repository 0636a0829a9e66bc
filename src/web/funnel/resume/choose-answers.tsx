import { progress } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState } from '#quiz/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkStage } from './link-stage.tsx';
import type { OpenedLink } from './open-link.ts';

interface ChooseAnswersProps {
  link: OpenedLink;
  onChoose: (answers: 'own' | 'linked') => void;
}

/** Shown when both devices have different answers. Neither choice is put before the other. */
export function ChooseAnswers({ link: { quiz, own, linked }, onChoose }: ChooseAnswersProps) {
  return (
    <LinkStage
      title="Which answers do you want to keep?"
      hint={`This device has answers too. Here you are at ${placeIn(quiz, own)}, the link leads to ${placeIn(quiz, linked)}. The others leave this device.`}
    >
      <Button wide variant="white" onClick={() => onChoose('own')}>
        Keep those on this device
      </Button>
      <Button wide variant="white" onClick={() => onChoose('linked')}>
        Take those from the link
      </Button>
    </LinkStage>
  );
}

function placeIn(quiz: QuizOutline, state: QuizState): string {
  if (state.passed) return 'the end';
  const { current, total } = progress(quiz, state);
  return `question ${current} of ${total}`;
}
