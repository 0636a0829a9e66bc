import { progress } from '../../quiz/engine';
import type { QuizOutline, QuizState } from '../../quiz/quiz';
import { Button } from '../ui/button';
import { LinkStage } from './link-stage';
import type { OpenedLink } from './open-link';

interface ChooseAnswersProps {
  link: OpenedLink;
  onChoose: (answers: 'own' | 'linked') => void;
}

/** Both devices have answers, and they differ: neither way on is put before the other. */
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
