import { describeQuiz } from '#contract/quiz-document/describe-quiz.ts';
import type { QuizBody } from '#contract/quiz-document/quiz-body.ts';
import { scoringOf } from '#contract/quiz-document/quiz-kind.ts';
import { isEqual } from '#publishing/body.ts';
import list from '../kit/list.module.css';
import { Panel } from '../kit/panel.tsx';
import { ChangeList } from '../publishing/change-list.tsx';
import { quizDesk } from './quiz-desk.ts';

interface AgainstLivePanelProps {
  live: QuizBody | null;
  /** Of the live version. */
  number: number | null;
  body: QuizBody;
}

/** All that the draft changes, in words. */
export function AgainstLivePanel({ live, number, body }: AgainstLivePanelProps) {
  const changes = describeQuiz(live, body);
  const isScored = live !== null && isEqual(scoringOf(live), scoringOf(body));
  return (
    <Panel
      title={number === null ? 'Against live' : `Against version ${number}, live`}
      aside={<span className={list.tag}>{changes.length === 1 ? '1 change' : `${changes.length} changes`}</span>}
      foot={
        isScored
          ? 'Scoring unchanged: whoever is in the middle of it could go on with it.'
          : 'Scoring changed: whoever is in the middle of it stays with their version.'
      }
    >
      <ChangeList changes={changes} gone={quizDesk.gone} />
    </Panel>
  );
}
