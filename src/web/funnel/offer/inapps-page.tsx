import { planOf } from '#quiz/engine/plan.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { planFormOf } from '#training/plan/plan-form.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { useFirstName } from '../quiz/use-first-name.ts';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz.ts';
import { ScenePicture } from '../screen-parts/scene-picture.tsx';
import { TryPlay } from '../screen-parts/try-play.tsx';
import { AnswersLine } from './answers-line.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { FairQuestions } from './fair-questions.tsx';
import styles from './inapps-page.module.css';
import { Included } from './included.tsx';
import { OfferStage } from './offer-stage.tsx';
import { paywallCopy, say } from './paywall-copy.ts';
import { PlanPreview } from './plan-preview.tsx';
import { toLengths } from './to-lengths.ts';
import { TodayPicture } from './today-picture.tsx';
import { useChoice } from './use-choice.ts';
import { WhatYouGet } from './what-you-get.tsx';

export const prepare = paywallCopy.load;

/** § 2, the pages /inapps (screen 35): the offers, with none chosen beforehand. */
export default function InappsPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <Inapps {...passed} />;
}

function Inapps({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen35_open', 'screen35_close', { quiz: quiz.eventId, type: 'inapps' });
  const name = useFirstName({ quiz, state });
  const choice = useChoice();
  const plan = planOf(quiz, state);
  const form = planFormOf(quiz.name);
  const copy = quiz.copy.offer;
  const play = <TryPlay where="offers" next={toLengths} plan={plan} form={form} />;
  return (
    <OfferStage {...choice}>
      <section>
        <div className={styles.picture}>
          <ScenePicture name={resultOf(quiz, state).content.imgForPaywall} shape="banner" />
          <div className={`${styles.phone} only-wide`}>
            <TodayPicture plan={plan} form={form} now={choice.now} />
          </div>
        </div>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{name === '' ? say('title') : say('title-named', { name })}</h1>
          <p className="muted">{say('lead', { minutes: plan.dailyMinutes, made: copy.made })}</p>
        </div>
        <div className={`${styles.included} only-wide`}>
          {play}
          <PlanPreview plan={plan} form={form}>
            <AnswersLine plan={plan} offers={choice.offers} />
          </PlanPreview>
          <Included plan={plan} practice={copy.practice} />
        </div>
      </section>
      <BuyPanel {...choice} />
      <div className="stack-large only-narrow">
        {play}
        <WhatYouGet plan={plan} form={form} practice={copy.practice} now={choice.now} />
        <PlanPreview plan={plan} form={form}>
          <AnswersLine plan={plan} offers={choice.offers} />
        </PlanPreview>
      </div>
      <FairQuestions offer={choice.chosen} treatment={copy.treatment} />
    </OfferStage>
  );
}
