import { planOf } from '#quiz/engine/plan.ts';
import { resultOf } from '#quiz/engine/result.ts';
import { useScreenEvents } from '#web/measuring/analytics/use-screen-events.ts';
import type { PageProps } from '#web/platform/page-props.ts';
import { Card } from '#web/ui/card.tsx';
import { Note } from '#web/ui/note.tsx';
import { useFirstName } from '../quiz/use-first-name.ts';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz.ts';
import { ScenePicture } from '../screen-parts/scene-picture.tsx';
import { DayList } from './exercise-list.tsx';
import { PaceChip } from './pace-chip.tsx';
import { PlanStage, ToOffers } from './plan-stage.tsx';
import { trainingPlan } from './training-plan.ts';
import styles from './training-plan-page.module.css';
import { WeekList } from './week-list.tsx';

/** § 2, /quiz/training-plan (screen 34): the plan made from the visitor's own answers. */
export default function TrainingPlanPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <TrainingPlan {...passed} />;
}

function TrainingPlan({ quiz, state }: PassedQuiz) {
  useScreenEvents('screen34_open', 'screen34_close', { quiz: quiz.eventId });
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
        <div className={styles.text}>
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
