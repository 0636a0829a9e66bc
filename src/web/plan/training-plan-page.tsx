import { quizPages } from '../../contract/quiz-pages';
import { planOf } from '../../quiz/plan';
import { resultOf } from '../../quiz/result';
import { useScreenEvents } from '../analytics/use-screen-events';
import { ScenePicture } from '../quiz/scene-picture';
import { useFirstName } from '../quiz/use-first-name';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz';
import type { PageProps } from '../routes';
import { Card } from '../ui/card';
import { Note } from '../ui/note';
import { DayList } from './day-list';
import { PaceChip } from './pace-chip';
import { PlanStage, ToOffers } from './plan-stage';
import { trainingPlan } from './training-plan';
import styles from './training-plan-page.module.css';
import { WeekList } from './week-list';

/** § 2, /quiz/training-plan (screen 34): the plan that the visitor's own answers make. */
export default function TrainingPlanPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <TrainingPlan {...passed} />;
}

function TrainingPlan({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen34_open', 'screen34_close', { quiz: quizPages[quiz.name].eventId });
  const name = useFirstName({ quiz, state });
  const plan = planOf(quiz, state);
  const weeks = trainingPlan(plan);
  const choices = plan.goals.length > 0 ? 'goals and skills' : 'skills';
  return (
    <PlanStage quizName={quiz.name} className={styles.columns}>
      <section className={styles.hero}>
        <div className={styles.picture}>
          <ScenePicture name={resultOf(quiz, state).content.levelImg} shape="banner" />
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{name === '' ? 'Your training plan' : `${name}, your training plan`}</h1>
          <PaceChip minutes={plan.dailyMinutes} />
          <p className="muted">
            {plan.dailyMinutes} minutes a day for four weeks, made from the {choices} you chose.
          </p>
          <div className={`${styles.button} only-wide`}>
            <ToOffers quizName={quiz.name} />
          </div>
        </div>
      </section>
      <div className="stack">
        <DayList day={weeks[0]!.day} />
        <Card title="Week by week">
          <WeekList
            weeks={weeks.map(({ number, goal, skills }) => ({
              number,
              title: goal ?? skills[0]!,
              detail: skills.join(', '),
            }))}
          />
        </Card>
        <Note>
          <b>What training can do.</b> Practice makes you better at what you practise. How far that carries into
          everyday life differs from person to person.
        </Note>
      </div>
    </PlanStage>
  );
}
