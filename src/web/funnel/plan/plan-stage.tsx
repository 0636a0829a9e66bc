import type { ReactNode } from 'react';
import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { ErrorBoundaries } from '#web/platform/error-boundaries.tsx';
import { LegalLine } from '#web/site/legal-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Horizon } from '#web/ui/illustration/horizon.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { say } from './plan-copy.ts';
import styles from './plan-stage.module.css';

interface PlanStageProps {
  quizName: QuizName;
  children: ReactNode;
}

/** The frame of a plan's page, with Back to the quiz and a link to the offers within reach. */
export function PlanStage({ quizName, children }: PlanStageProps) {
  return (
    <div className={styles.stage}>
      <Horizon />
      <TopBar brandHref={paths.home}>
        <a className="text-link" href={quizPages[quizName].screens}>
          {say('back')}
        </a>
      </TopBar>
      <main id="main" className={styles.plan}>
        <ErrorBoundaries>{children}</ErrorBoundaries>
      </main>
      <LegalLine />
      <Dock narrowOnly>
        <ToOffers quizName={quizName} />
      </Dock>
    </div>
  );
}

/** The link to the offers. */
export function ToOffers({ quizName }: { quizName: QuizName }) {
  return (
    <Button wide href={nextQuizPages(quizName).offers}>
      {say('to-offers')}
    </Button>
  );
}
