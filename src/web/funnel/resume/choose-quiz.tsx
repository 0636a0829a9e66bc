import { useEffect, useState } from 'react';
import { clickIdNames } from '#contract/attribution.ts';
import { paths } from '#contract/paths.ts';
import { quizAtPath, quizOfCohort, quizPages } from '#contract/quiz-pages.ts';
import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import type { QuizState } from '#quiz/quiz.ts';
import { quizKey } from '#web/measuring/visitor/quiz-key.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { go } from '#web/platform/navigate.ts';
import { placeFor } from '#web/platform/persisted.ts';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Airy } from '#web/ui/illustration/airy.tsx';
import { FunnelStage } from '#web/ui/stage.tsx';
import { Step, StepHead } from '#web/ui/step.tsx';

/**
 * For visitors who have begun one quiz and open another one, at `address`. Neither choice loses anything. Visitors who
 * have finished theirs, or whom an advertisement brought to the other one, are not asked.
 */
export function ChooseQuiz({ address }: { address: string }) {
  // As on arrival, because this page stays on screen until the chosen quiz has loaded.
  const [own] = useState(() => quizOfCohort(useVisitor.getState().cohort));
  const [path, query] = address.split('?') as [string, string?];
  const other = quizAtPath(path) ?? own;
  const chooseOther = () => {
    useVisitor.setState({ cohort: catalogue[other].cohort });
    go(address, { replace: true });
  };
  const [isThrough] = useState(() => placeFor<{ quiz: QuizState }>(quizKey(own)).read()?.quiz.passed === true);
  const hasChoice = other !== own && !isThrough && !isByAdvertisement(query);
  useEffect(() => {
    if (other === own) go(quizPages[own].start, { replace: true });
    else if (!hasChoice) chooseOther();
  });
  if (!hasChoice) return null;
  return (
    <FunnelStage brandHref={paths.home}>
      <Airy />
      <Step>
        <StepHead
          title="Which check-in do you want to go on with?"
          hint={`You are in the middle of “${catalogue[own].title}”. Your answers stay on this device, whichever you choose.`}
        />
      </Step>
      <LegalLine />
      <Dock label="Go on">
        <Choice quiz={own} onChoose={() => go(quizPages[own].screens, { replace: true })} />
        <Choice quiz={other} onChoose={chooseOther} />
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
      {catalogue[quiz].title}
    </Button>
  );
}
