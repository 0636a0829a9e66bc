import { useState } from 'react';
import { paths } from '../../contract/paths';
import { quizPages } from '../../contract/quiz-pages';
import { planOf } from '../../quiz/plan';
import { resultOf } from '../../quiz/result';
import { useNewAccount } from '../account/new-account';
import { useScreenEvents } from '../analytics/use-screen-events';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz';
import type { PageProps } from '../routes';
import { Card } from '../ui/card';
import { Dock } from '../ui/dock';
import { Horizon } from '../ui/illustration/horizon';
import { TopBar } from '../ui/top-bar';
import { BuyButton } from './buy-button';
import { FairQuestions } from './fair-questions';
import styles from './inapps-page.module.css';
import { Included } from './included';
import { OfferList } from './offer-list';
import { PlanPicture } from './plan-picture';
import { useOffers } from './use-offers';

/** § 2, /quiz/inapps (screen 35): what can be bought. Nothing is chosen beforehand. */
export default function InappsPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <Inapps {...passed} />;
}

function Inapps({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen35_open', 'screen35_close', { quiz: quizPages[quiz.name].eventId, type: 'inapps' });
  const name = useNewAccount((account) => account.name);
  const offers = useOffers();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [now] = useState(Date.now);

  const plan = planOf(quiz, state);
  const { imgForPaywall } = resultOf(quiz, state).content;
  const chosen = offers.offers?.find(({ id }) => id === chosenId) ?? null;
  return (
    <div className={styles.stage}>
      <Horizon />
      <TopBar brandHref={paths.home}>
        <a className="text-link" href={`${paths.login}?next=${encodeURIComponent(paths.account)}`}>
          Sign in
        </a>
      </TopBar>
      <main id="main" className={styles.inapps}>
        <section>
          <PlanPicture name={imgForPaywall} />
          <div className={styles.head}>
            <h1 tabIndex={-1}>{name === '' ? 'Your plan is ready' : `${name}, your plan is ready`}</h1>
            <p className="muted">{plan.dailyMinutes} minutes a day, made from the goals and skills you chose.</p>
          </div>
          <div className={`${styles.included} only-wide`}>
            <Included plan={plan} />
          </div>
        </section>
        <section className={styles.buy} aria-labelledby="lengths">
          <h2 id="lengths">Choose how long</h2>
          <OfferList {...offers} chosenId={chosenId} onChoose={setChosenId} />
          <div className={`${styles.pay} only-wide`}>
            <BuyButton offer={chosen} now={now} />
          </div>
        </section>
        <div className="stack-large only-narrow">
          <Card title="What you get">
            <Included plan={plan} />
          </Card>
        </div>
        <FairQuestions offer={chosen} />
      </main>
      <Dock narrowOnly>
        <BuyButton offer={chosen} now={now} />
      </Dock>
    </div>
  );
}
