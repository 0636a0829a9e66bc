import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { planOf } from '#quiz/engine/plan.ts';
import { areasWithMostSigns } from '#quiz/engine/plan-proposal.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { Note } from '#web/ui/note.tsx';
import { useFirstName } from '../quiz/use-first-name.ts';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz.ts';
import { TryPlay } from '../screen-parts/try-play.tsx';
import { madeFrom } from './made-from.ts';
import { planCopy, say } from './plan-copy.ts';
import { PlanHero } from './plan-hero.tsx';
import { PlanParts } from './plan-parts.tsx';
import { PlanStage, ToOffers } from './plan-stage.tsx';

export const prepare = planCopy.load;

/** § 2, /quiz/training-plan (screen 34): the plan made from the visitor's own answers. */
export default function TrainingPlanPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <TrainingPlan {...passed} />;
}

function TrainingPlan({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen34_open', 'screen34_close', { quiz: quiz.eventId });
  const name = useFirstName({ quiz, state });
  const plan = planOf(quiz, state);
  return (
    <PlanStage quizName={quiz.name}>
      <PlanHero
        title={name === '' ? say('training-title') : say('training-title-named', { name })}
        minutes={plan.dailyMinutes}
        picture={resultOf(quiz, state).content.levelImg}
        action={<ToOffers quizName={quiz.name} />}
      >
        {say('training-lead', { minutes: plan.dailyMinutes, made: madeFrom(plan) })}
      </PlanHero>
      <TryPlay
        where="plan"
        next={{ label: say('to-offers'), href: nextQuizPages(quiz.name).offers }}
        plan={plan}
        form="training"
      />
      <PlanParts plan={plan} form="training" areas={areasWithMostSigns(quiz, state)}>
        <Note>
          <b>{say('training-can')}</b> <span>{say('training-can-more')}</span>
        </Note>
      </PlanParts>
    </PlanStage>
  );
}
