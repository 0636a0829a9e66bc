import { useEffect, useState } from 'react';
import { clickIdNames } from '../../contract/attribution';
import { paths } from '../../contract/paths';
import { quizAtPath, quizOfCohort, quizPages } from '../../contract/quiz-pages';
import type { QuizName, QuizState } from '../../quiz/quiz';
import { LegalLine } from '../home/legal-line';
import { go } from '../platform/navigate';
import { placeFor } from '../platform/persisted';
import { quizTitles } from '../quiz/quiz-titles';
import { Button } from '../ui/button';
import { Dock } from '../ui/dock';
import { Airy } from '../ui/illustration/airy';
import { FunnelStage } from '../ui/stage';
import { Step, StepHead } from '../ui/step';
import { useVisitor } from '../visitor/visitor';

/**
 * For whoever has begun one quiz and opened another one, at `address`. Nothing is lost either way. Not asked are those who
 * are through with theirs, and those whom an advertisement brought to the other one.
 */
export function ChooseQuiz({ address }: { address: string }) {
  // As they were on arrival: the page stays until the chosen one is there.
  const [own] = useState(() => quizOfCohort(useVisitor.getState().cohort));
  const [path, query] = address.split('?') as [string, string?];
  const other = quizAtPath(path) ?? own;
  const takeOther = () => {
    useVisitor.setState({ cohort: quizPages[other].cohort });
    go(address, { replace: true });
  };
  const [isThrough] = useState(() => placeFor<{ quiz: QuizState }>(`everkite.${own}`).read()?.quiz.passed === true);
  const hasChoice = other !== own && !isThrough && !isByAdvertisement(query);
  useEffect(() => {
    if (other === own) go(quizPages[own].start, { replace: true });
    else if (!hasChoice) takeOther();
  });
  if (!hasChoice) return null;
  return (
    <FunnelStage brandHref={paths.home}>
      <Airy />
      <Step>
        <StepHead
          title="Which check-in do you want to go on with?"
          hint={`You are in the middle of “${quizTitles[own]}”. Your answers stay on this device, whichever you choose.`}
        />
      </Step>
      <LegalLine />
      <Dock label="Go on">
        <Choice quiz={own} onChoose={() => go(quizPages[own].screens, { replace: true })} />
        <Choice quiz={other} onChoose={takeOther} />
      </Dock>
    </FunnelStage>
  );
}

/** Whether an address's query has a click id or a campaign's name. */
function isByAdvertisement(query: string | undefined): boolean {
  const names = [...new URLSearchParams(query).keys()];
  return names.some((name) => name.startsWith('utm_') || (clickIdNames as readonly string[]).includes(name));
}

function Choice({ quiz, onChoose }: { quiz: QuizName; onChoose: () => void }) {
  return (
    <Button wide variant="white" onClick={onChoose}>
      {quizTitles[quiz]}
    </Button>
  );
}
