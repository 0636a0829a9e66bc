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
import { PlanHero } from './plan-hero.tsx';
import { PlanParts } from './plan-parts.tsx';
import { PlanStage, ToOffers } from './plan-stage.tsx';

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
        title={name === '' ? 'Your personal plan' : `${name}, your personal plan`}
        minutes={plan.dailyMinutes}
        picture={content.levelImg}
        action={<ToOffers quizName={quiz.name} />}
      >
        {`Four weeks of small mornings and evenings, ${madeFrom(plan)}. A missed day never counts against you.`}
      </PlanHero>
      {level === 'low' && <PeopleFirst />}
      <TryPlay
        where="plan"
        next={{ label: 'See lengths and prices', href: nextQuizPages(quiz.name).offers }}
        plan={plan}
        form="personal"
      />
      <PlanParts plan={plan} form="personal" areas={areasWithMostSigns(quiz, state)}>
        <Note>
          <b>What practice can do.</b> It makes you better at what you practise. How far that carries into everyday life
          differs from person to person. The check-in is a self-check, not a diagnosis.
        </Note>
      </PlanParts>
    </PlanStage>
  );
}

/** For the level "At Risk", at which people come before any plan. */
function PeopleFirst() {
  return (
    <Note icon="heart">
      <b>People first.</b> You are carrying a lot. A plan can go beside a talk with a doctor or someone you trust, not
      in its place. <a href={paths.help}>Where to find help now</a>
    </Note>
  );
}
