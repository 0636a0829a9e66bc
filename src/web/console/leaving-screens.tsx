import type { CSSProperties } from 'react';
import type { FunnelReport } from '#contract/report.ts';
import { durationText, shareText } from '#contract/report-text.ts';
import { mostLeft } from '#contract/report-weak-spots.ts';
import frame from './console.module.css';
import styles from './leaving-screens.module.css';
import { useScreenNames } from './use-screen-names.ts';

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
        <span className={frame.quiet}>median stay</span>
      </div>
      {most.length === 0 && <p className={frame.message}>Too few people to say.</p>}
      <ol className={styles.leaving}>
        {most.map(({ cohort, number, people, leave_share, median_stay_ms }) => (
          <li key={`${cohort} ${number}`}>
            <b>
              {cohort} {number}
            </b>
            <span className={styles.screenName}>{names?.[cohort]?.[number - 1]}</span>
            <em>{durationText(median_stay_ms)}</em>
            <span className={styles.leaveShare}>{shareText(leave_share, people)}</span>
            <u style={{ '--share': leave_share! / largest } as CSSProperties} />
          </li>
        ))}
      </ol>
    </section>
  );
}
