import { planOf } from '#quiz/engine/plan.ts';
import { areasWithMostSigns } from '#quiz/engine/plan-proposal.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import { planFormOf } from '#training/plan/plan-form.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { Card } from '#web/ui/card.tsx';
import { DayList } from '../plan/day-list.tsx';
import { planCopy } from '../plan/plan-copy.ts';
import { useFirstName } from '../quiz/use-first-name.ts';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz.ts';
import { TryPlay } from '../screen-parts/try-play.tsx';
import { AnswersLine } from './answers-line.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { FairQuestions } from './fair-questions.tsx';
import styles from './offer-page.module.css';
import { OfferStage } from './offer-stage.tsx';
import { paywallCopy, say } from './paywall-copy.ts';
import { FourWeeks } from './plan-preview.tsx';
import { PlanProposal } from './plan-proposal.tsx';
import { toLengths } from './to-lengths.ts';
import { useChoice } from './use-choice.ts';
import { WhatYouGet } from './what-you-get.tsx';

export const prepare = async () => void (await Promise.all([paywallCopy.load(), planCopy.load()]));

/** § 2, /quiztwo/offer (screens 34 and 35): the proposed plan and the offers on one page. */
export default function OfferPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <OfferWithPlan {...passed} />;
}

function OfferWithPlan({ quiz, state }: PassedQuiz) {
  const properties = { quiz: quiz.eventId, type: 'offer' } as const;
  useScreenEvents('screen34_open', 'screen34_close', properties);
  useScreenEvents('screen35_open', 'screen35_close', properties);
  const name = useFirstName({ quiz, state });
  const choice = useChoice();
  const plan = planOf(quiz, state);
  const form = planFormOf(quiz.name);
  const areas = areasWithMostSigns(quiz, state);
  return (
    <OfferStage {...choice}>
      <div className="stack">
        <h1 tabIndex={-1}>{name === '' ? say('title-with-plan') : say('title-with-plan-named', { name })}</h1>
        <PlanProposal plan={plan} areas={areas} content={resultOf(quiz, state).content} />
      </div>
      <div className={styles.beside}>
        <BuyPanel {...choice} />
      </div>
      <div className="stack-large">
        <TryPlay where="offers" next={toLengths} plan={plan} form={form} />
        <WhatYouGet plan={plan} form={form} practice={quiz.copy.offer.practice} now={choice.now} />
        <DayList plan={plan} areas={areas} />
        <Card title={say('four-weeks')}>
          <FourWeeks weeks={leadPlan(plan, form)} />
          <AnswersLine plan={plan} offers={choice.offers} />
        </Card>
      </div>
      <FairQuestions offer={choice.chosen} treatment={quiz.copy.offer.treatment} />
    </OfferStage>
  );
}
