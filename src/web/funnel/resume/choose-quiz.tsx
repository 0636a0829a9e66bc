import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { quizAtPath, quizOfCohort, quizPages } from '#contract/quiz-pages.ts';
import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import { stageIn } from '#web/measuring/visitor/quiz-progress.ts';
import { isByAdvertisement, quizToAskAbout } from '#web/measuring/visitor/quiz-to-ask-about.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { go } from '#web/platform/navigate.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { quizRow } from '#web/site/published-quizzes.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkStage } from './link-stage.tsx';

/** For visitors who are in the middle of one quiz and open another one, at `address`. Neither choice loses anything. */
export function ChooseQuiz({ address }: { address: string }) {
  // As on arrival, because this page stays on screen until the chosen quiz has loaded.
  const [{ opened, begun }] = useState(() => choiceAt(address));
  const walk = (quiz: QuizName, path: string) => {
    useVisitor.setState({ cohort: catalogue[quiz].cohort });
    go(path, { replace: true });
  };
  useEffect(() => {
    if (opened === null) go(paths.home, { replace: true });
    // Opening the address decides which quiz the visitor walks. Done once, because the guard may lead elsewhere while
    // this is shown.
    else if (begun === null) go(address, { replace: true });
  }, [opened, begun, address]);
  if (opened === null || begun === null) return null;
  return (
    <LinkStage
      title="Which check-in do you want to go on with?"
      hint={`You are in the middle of “${quizRow(begun).title}”. Your answers stay on this device, whichever you choose.`}
    >
      <Choice quiz={begun} onChoose={() => walk(begun, quizPages[begun].screens)} />
      <Choice quiz={opened} onChoose={() => walk(opened, address)} />
    </LinkStage>
  );
}

/** The quiz of an address and the one begun before; null for an address of no quiz, or when there is nothing to ask. */
function choiceAt(address: string): { opened: QuizName | null; begun: QuizName | null } {
  const opened = quizAtPath(address.split(/[?#]/, 1)[0]!);
  // With a strict gate the guard has decided.
  if (opened === null || publicConfig().cohort_gate === 'strict') return { opened, begun: null };
  const { cohort } = useVisitor.getState();
  const own = cohort === '' ? null : quizOfCohort(cohort);
  const begun = quizToAskAbout(opened, own, isByAdvertisement(address), (quiz) => stageIn(quiz) === 'middle');
  return { opened, begun };
}

function Choice({ quiz, onChoose }: { quiz: QuizName; onChoose: () => void }) {
  return (
    <Button wide variant="white" onClick={onChoose}>
      {quizRow(quiz).title}
    </Button>
  );
}
