import { paths } from '../../contract/paths';
import { quizPages } from '../../contract/quiz-pages';
import { planOf } from '../../quiz/plan';
import { areasWithMostSigns } from '../../quiz/plan-proposal';
import { resultOf } from '../../quiz/result';
import { useScreenEvents } from '../analytics/use-screen-events';
import { ScenePicture } from '../quiz/scene-picture';
import { useFirstName } from '../quiz/use-first-name';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz';
import type { PageProps } from '../routes';
import { Card } from '../ui/card';
import { Note } from '../ui/note';
import { DayMoments } from './day-moments';
import { FirstWeek } from './first-week';
import { PaceChip } from './pace-chip';
import { personalPlan } from './personal-plan';
import styles from './personal-plan-page.module.css';
import { PlanStage, ToOffers } from './plan-stage';
import { WeekList } from './week-list';

/** § 2, /mental-quiz/personal-plan (screen 34): mornings and evenings that the visitor's own answers make. */
export default function PersonalPlanPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <PersonalPlan {...passed} />;
}

function PersonalPlan({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen34_open', 'screen34_close', { quiz: quizPages[quiz.name].eventId });
  const name = useFirstName({ quiz, state });
  const plan = planOf(quiz, state);
  const weeks = personalPlan(plan);
  const { level, content } = resultOf(quiz, state);
  return (
    <PlanStage quizName={quiz.name} className={styles.parts}>
      <section className={styles.hero}>
        <div className={styles.words}>
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

/** On "At Risk": people come before any plan. */
function PeopleFirst() {
  return (
    <Note icon="heart">
      <b>People first.</b> You are carrying a lot. A plan can go beside a talk with a doctor or someone you trust, not
      in its place. <a href={paths.help}>Where to find help now</a>
    </Note>
  );
}
