import { quizPages } from '../../contract/quiz-pages';
import { planOf } from '../../quiz/plan';
import { areasWithMostSigns } from '../../quiz/plan-proposal';
import { resultOf } from '../../quiz/result';
import { useScreenEvents } from '../analytics/use-screen-events';
import { DayList } from '../plan/day-list';
import { trainingPlan } from '../plan/training-plan';
import { useFirstName } from '../quiz/use-first-name';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz';
import type { PageProps } from '../routes';
import { BuyPanel } from './buy-panel';
import { FairQuestions } from './fair-questions';
import styles from './offer-page.module.css';
import { OfferStage } from './offer-stage';
import { offerWords } from './offer-words';
import { PlanProposal } from './plan-proposal';
import { useChoice } from './use-choice';

/** § 2, /quiztwo/offer (screens 34 and 35): the plan that the answers suggest, and on the same page what it costs. */
export default function OfferPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <OfferWithPlan {...passed} />;
}

function OfferWithPlan({ quiz, state }: PassedQuiz) {
  const told = { quiz: quizPages[quiz.name].eventId, type: 'offer' } as const;
  useScreenEvents('screen34_open', 'screen34_close', told);
  useScreenEvents('screen35_open', 'screen35_close', told);
  const name = useFirstName({ quiz, state });
  const choice = useChoice();
  const plan = planOf(quiz, state);
  return (
    <OfferStage {...choice}>
      <div className="stack">
        <h1 tabIndex={-1}>{name === '' ? 'Your plan, and what it costs' : `${name}, your plan and what it costs`}</h1>
        <PlanProposal plan={plan} areas={areasWithMostSigns(quiz, state)} content={resultOf(quiz, state).content} />
      </div>
      <div className={styles.beside}>
        <BuyPanel {...choice} />
      </div>
      <DayList day={trainingPlan(plan)[0]!.day} />
      <FairQuestions offer={choice.chosen} treatment={offerWords[quiz.name].treatment} />
    </OfferStage>
  );
}
