import { nextQuizPages } from '#contract/next-quiz-pages.ts';
import { paths } from '#contract/paths.ts';
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

/** § 2, /mental-quiz/personal-plan (screen 34): mornings and evenings made from the visitor's own answers. */
export default function PersonalPlanPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <PersonalPlan {...passed} />;
}

function PersonalPlan({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen34_open', 'screen34_close', { quiz: quiz.eventId });
  const name = useFirstName({ quiz, state });
  const plan = planOf(quiz, state);
  const { level, content } = resultOf(quiz, state);
  return (
    <PlanStage quizName={quiz.name}>
      <PlanHero
        title={name === '' ? say('personal-title') : say('personal-title-named', { name })}
        minutes={plan.dailyMinutes}
        picture={content.levelImg}
        action={<ToOffers quizName={quiz.name} />}
      >
        {say('personal-lead', { made: madeFrom(plan) })}
      </PlanHero>
      {level === 'low' && <PeopleFirst />}
      <TryPlay
        where="plan"
        next={{ label: say('to-offers'), href: nextQuizPages(quiz.name).offers }}
        plan={plan}
        form="personal"
      />
      <PlanParts plan={plan} form="personal" areas={areasWithMostSigns(quiz, state)}>
        <Note>
          <b>{say('personal-can')}</b> <span>{say('personal-can-more')}</span>
        </Note>
      </PlanParts>
    </PlanStage>
  );
}

/** For the level "At Risk", at which people come before any plan. */
function PeopleFirst() {
  return (
    <Note icon="heart">
      <b>{say('people-first')}</b> <span>{say('people-first-more')}</span> <a href={paths.help}>{say('find-help')}</a>
    </Note>
  );
}
