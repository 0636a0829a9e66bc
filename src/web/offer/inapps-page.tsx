import { quizPages } from '../../contract/quiz-pages';
import { planOf } from '../../quiz/plan';
import { resultOf } from '../../quiz/result';
import { useScreenEvents } from '../analytics/use-screen-events';
import { useFirstName } from '../quiz/use-first-name';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz';
import type { PageProps } from '../routes';
import { Card } from '../ui/card';
import { BuyPanel } from './buy-panel';
import { FairQuestions } from './fair-questions';
import styles from './inapps-page.module.css';
import { Included } from './included';
import { OfferStage } from './offer-stage';
import { offerWords } from './offer-words';
import { PlanPicture } from './plan-picture';
import { useChoice } from './use-choice';

/** § 2, the pages /inapps (screen 35): what can be bought. Nothing is chosen beforehand. */
export default function InappsPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <Inapps {...passed} />;
}

function Inapps({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen35_open', 'screen35_close', { quiz: quizPages[quiz.name].eventId, type: 'inapps' });
  const name = useFirstName({ quiz, state });
  const choice = useChoice();
  const plan = planOf(quiz, state);
  const words = offerWords[quiz.name];
  return (
    <OfferStage {...choice}>
      <section>
        <PlanPicture name={resultOf(quiz, state).content.imgForPaywall} />
        <div className={styles.head}>
          <h1 tabIndex={-1}>{name === '' ? 'Your plan is ready' : `${name}, your plan is ready`}</h1>
          <p className="muted">
            {plan.dailyMinutes} minutes a day, {words.made}.
          </p>
        </div>
        <div className={`${styles.included} only-wide`}>
          <Included plan={plan} practice={words.practice} />
        </div>
      </section>
      <BuyPanel {...choice} />
      <div className="stack-large only-narrow">
        <Card title="What you get">
          <Included plan={plan} practice={words.practice} />
        </Card>
      </div>
      <FairQuestions offer={choice.chosen} treatment={words.treatment} />
    </OfferStage>
  );
}
