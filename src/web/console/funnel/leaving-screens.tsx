import { type CSSProperties, useEffect, useState } from 'react';
import type { Cohort } from '#contract/cohort.ts';
import type { FunnelReport } from '#contract/console/report.ts';
import { durationText } from '#contract/console/report-copy.ts';
import { mostLeft } from '#contract/console/report-weak-spots.ts';
import { shareText } from '#contract/format-share.ts';
import { quizNames } from '#quiz/catalogue.ts';
import type { Quiz, Screen } from '#quiz/quiz.ts';
import { loadPublishedQuiz } from '#web/site/published-quizzes.ts';
import frame from '../frame/console.module.css';
import styles from './leaving-screens.module.css';

const shown = 5;

/** The quiz screens with the largest shares of people who left for good. */
export function LeavingScreens({ screens }: Pick<FunnelReport, 'screens'>) {
  const names = useScreenNames();
  const most = mostLeft(screens, shown);
  const largest = most[0]?.leave_share ?? 1;
  return (
    <section className={frame.panel} aria-labelledby="leaving">
      <div className={frame.panelHead}>
        <h2 id="leaving">Where people leave</h2>
        <span className={frame.quiet}>median time</span>
      </div>
      {most.length === 0 && <p className={frame.message}>Too few people to say.</p>}
      <ol className={styles.leaving}>
        {most.map(({ cohort, number, people, left, leave_share, median_duration_ms }) => (
          <li key={`${cohort} ${number}`}>
            <b>{`${cohort} ${number}`}</b>
            <span className={styles.screenName}>{names?.[cohort]?.[number - 1]}</span>
            <em>{durationText(median_duration_ms)}</em>
            <span className={styles.leaveShare}>{shareText(left, people)}</span>
            <u style={{ '--share': leave_share! / largest } as CSSProperties} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ScreenNames = Partial<Record<Cohort, readonly string[]>>;

/** Short names of each quiz’s screens; null while the quizzes load. */
function useScreenNames(): ScreenNames | null {
  const [names, setNames] = useState<ScreenNames | null>(null);
  useEffect(() => {
    let isShown = true;
    loadScreenNames().then(
      (loaded) => isShown && setNames(loaded),
      (error: unknown) => console.error(error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return names;
}

async function loadScreenNames(): Promise<ScreenNames> {
  const quizzes = await Promise.all(quizNames.map(loadPublishedQuiz));
  return Object.fromEntries(quizzes.map((quiz) => [quiz.cohort, namesOf(quiz)]));
}

function namesOf({ screens }: Quiz): string[] {
  return screens.map(nameOf);
}

function nameOf({ trait, statement, title }: Screen): string {
  return trait ?? statement?.text ?? title;
}
