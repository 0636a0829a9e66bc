import { paths } from '#contract/paths.ts';
import { planOf } from '#quiz/engine/plan.ts';
import { areasWithMostSigns } from '#quiz/engine/plan-proposal.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { Card } from '#web/ui/card.tsx';
import { Note } from '#web/ui/note.tsx';
import { useFirstName } from '../quiz/use-first-name.ts';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz.ts';
import { ScenePicture } from '../screen-parts/scene-picture.tsx';
import { DayMoments } from './day-moments.tsx';
import { FirstWeek } from './first-week.tsx';
import { PaceChip } from './pace-chip.tsx';
import { personalPlan } from './personal-plan.ts';
import styles from './personal-plan-page.module.css';
import { PlanStage, ToOffers } from './plan-stage.tsx';
import { WeekList } from './week-list.tsx';

/** § 2, /mental-quiz/personal-plan (screen 34): mornings and evenings made from the visitor's own answers. */
export default function PersonalPlanPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <PersonalPlan {...passed} />;
}

function PersonalPlan({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen34_open', 'screen34_close', { quiz: quiz.eventId });
  const name = useFirstName({ quiz, state });
  const plan = planOf(quiz, state);
  const weeks = personalPlan(plan);
  const { level, content } = resultOf(quiz, state);
  return (
    <PlanStage quizName={quiz.name} className={styles.parts}>
      <section className={styles.hero}>
        <div className={styles.text}>
          <h1 tabIndex={-1}>{name === '' ? 'Your personal plan' : `${name}, your personal plan`}</h1>
          <PaceChip minutes={plan.dailyMinutes} />
          <p className="muted">
            Four weeks of small mornings and evenings, made from your own answers. A missed day never counts against
            you.
          </p>
          <div className={`${styles.button} only-wide`}>
            <ToOffers quizName={quiz.name} />
          </div>
        </div>
        <div className={styles.picture}>
          <ScenePicture name={content.levelImg} shape="banner" />
        </div>
      </section>
      {level === 'low' && <PeopleFirst />}
      <DayMoments day={weeks[0]!.days[0]!} plan={plan} areas={areasWithMostSigns(quiz, state)} />
      <FirstWeek days={weeks[0]!.days} />
      <Card title="Four weeks" className={styles.half}>
        <WeekList
          weeks={weeks.map(({ number, goal, days }) => ({
            number,
            title: goal ?? 'Time for yourself',
            detail: `Evenings: ${days[0]!.evening.name}`,
          }))}
        />
      </Card>
      <div className={styles.half}>
        <Note>
          <b>What practice can do.</b> It makes you better at what you practise. How far that carries into everyday life
          differs from person to person. The check-in is a self-check, not a diagnosis.
        </Note>
      </div>
    </PlanStage>
  );
}

/** For the level "At Risk", where people come before any plan. */
function PeopleFirst() {
  return (
    <Note icon="heart">
      <b>People first.</b> You are carrying a lot. A plan can go beside a talk with a doctor or someone you trust, not
      in its place. <a href={paths.help}>Where to find help now</a>
    </Note>
  );
}
