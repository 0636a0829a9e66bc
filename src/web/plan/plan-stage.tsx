import type { ReactNode } from 'react';
import { paths } from '../../contract/paths';
import { quizPages } from '../../contract/quiz-pages';
import type { QuizName } from '../../quiz/quiz';
import { LegalLine } from '../home/legal-line';
import { Button } from '../ui/button';
import { Dock } from '../ui/dock';
import { Horizon } from '../ui/illustration/horizon';
import { TopBar } from '../ui/top-bar';
import styles from './plan-stage.module.css';

interface PlanStageProps {
  quizName: QuizName;
  /** How the page lays out its parts on wide screens. */
  className?: string;
  children: ReactNode;
}

/** The frame of a plan's page: the way back to the quiz above, the way to the prices within reach. */
export function PlanStage({ quizName, className = '', children }: PlanStageProps) {
  return (
    <div className={styles.stage}>
      <Horizon />
      <TopBar brandHref={paths.home}>
        <a className="text-link" href={quizPages[quizName].screens}>
          Back to the quiz
        </a>
      </TopBar>
      <main id="main" className={`${styles.plan} ${className}`}>
        {children}
      </main>
      <LegalLine />
      <Dock narrowOnly>
        <ToOffers quizName={quizName} />
      </Dock>
    </div>
  );
}

/** Leads to where one can buy. */
export function ToOffers({ quizName }: { quizName: QuizName }) {
  return (
    <Button wide href={quizPages[quizName].offers}>
      See lengths and prices
    </Button>
  );
}
