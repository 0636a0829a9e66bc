import { paths } from '../../contract/paths';
import { quizPages } from '../../contract/quiz-pages';
import { planOf } from '../../quiz/plan';
import { resultOf } from '../../quiz/result';
import { useNewAccount } from '../account/new-account';
import { useScreenEvents } from '../analytics/use-screen-events';
import { ScenePicture } from '../quiz/scene-picture';
import { type PassedQuiz, usePassedQuiz } from '../quiz/use-passed-quiz';
import type { PageProps } from '../routes';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Dock } from '../ui/dock';
import { Horizon } from '../ui/illustration/horizon';
import { Note } from '../ui/note';
import { TopBar } from '../ui/top-bar';
import { DayList } from './day-list';
import { trainingPlan } from './training-plan';
import styles from './training-plan-page.module.css';
import { WeekList } from './week-list';

/** § 2, /quiz/training-plan (screen 34): the plan that the visitor's own answers make. */
export default function TrainingPlanPage({ quiz }: PageProps) {
  const passed = usePassedQuiz(quiz);
  return passed === null ? null : <TrainingPlan {...passed} />;
}

function TrainingPlan({ quiz, state }: PassedQuiz) {
  const pages = quizPages[quiz.name];
  useScreenEvents('screen34_open', 'screen34_close', { quiz: pages.eventId });
  const name = useNewAccount((account) => account.name);
  const plan = planOf(quiz, state);
  const { content } = resultOf(quiz, state);
  const weeks = trainingPlan(plan);
  return (
    <div className={styles.stage}>
      <Horizon />
      <TopBar brandHref={paths.home}>
        <a className="text-link" href={pages.screens}>
          Back to the quiz
        </a>
      </TopBar>
      <main id="main" className={styles.plan}>
        <section className={styles.hero}>
          <div className={styles.picture}>
            <ScenePicture name={content.levelImg} shape="banner" />
          </div>
          <div className={styles.words}>
            <h1 tabIndex={-1}>{name === '' ? 'Your training plan' : `${name}, your training plan`}</h1>
            <p className="muted">
              {plan.dailyMinutes} minutes a day for four weeks, made from the goals and skills you chose.
            </p>
            <div className={`${styles.button} only-wide`}>
              <Button wide href={pages.offers}>
                See lengths and prices
              </Button>
            </div>
          </div>
        </section>
        <div className="stack">
          <DayList day={weeks[0]!.day} />
          <Card title="Week by week">
            <WeekList weeks={weeks} />
          </Card>
          <Note>
            <b>What training can do.</b> Practice makes you better at what you practise. How far that carries into
            everyday life differs from person to person.
          </Note>
        </div>
      </main>
      <Dock narrowOnly>
        <Button wide href={pages.offers}>
          See lengths and prices
        </Button>
      </Dock>
    </div>
  );
}
