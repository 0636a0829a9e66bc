import type { ReactNode } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';
import { weeklyRule } from '#training/progress/verdict.ts';
import { lookCopy, looksToSpeak } from '#training/weekly-look/look-copy.ts';
import { highestOfAll, type LookSet, lookSets } from '#training/weekly-look/look-items.ts';
import { type LookProgress, lookProgress } from '#training/weekly-look/look-progress.ts';
import type { AreaRow } from '#training/weekly-look/look-sum.ts';
import { lookCaption, lookChartName, lookVerdictCopy } from '#training/weekly-look/look-verdict-copy.ts';
import { RowFold } from '#web/ui/rows.tsx';
import { HelpNow } from '../guided/help-now.tsx';
import { Chart } from './chart.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import { VerdictLine } from './verdict-line.tsx';
import styles from './weekly-look-row.module.css';

/** The weekly looks with the questions of the plan's quiz; without a plan, with those of the newest look. */
export function WeeklyLookRow({ training: { folded }, quiz }: Pick<ProgressCardProps, 'training' | 'quiz'>) {
  const asked = quiz ?? folded.looks.at(-1)?.body.quiz;
  if (asked === undefined) return null;
  const progress = lookProgress(folded, asked);
  if (progress.looks === 0) return null;
  return (
    <RowFold icon="eye" label="Weekly look" detail={lookVerdictCopy(progress).title}>
      <WeeklyLookView quiz={asked} progress={progress} />
    </RowFold>
  );
}

interface WeeklyLookViewProps {
  /** The quiz whose questions the looks have. */
  quiz: QuizName;
  progress: LookProgress;
}

/** The sum of the weekly looks, without a level or a colour of alarm, and with a link to help (training.md § 4.5). */
export function WeeklyLookView({ quiz, progress }: WeeklyLookViewProps) {
  const { items, areaNames } = lookSets[quiz];
  const { points, verdict } = progress;
  const highest = highestOfAll(items);
  const { title, text } = lookVerdictCopy(progress);
  return (
    <>
      <p className="caption quiet">{lookCaption(highest, progress.looks)}</p>
      {points.length > 0 && (
        <Chart
          axis={{ low: 0, high: highest, marks: [highest, highest / 2, 0].map(markAt), isCut: false }}
          name={lookChartName(progress, highest)}
          one="week"
          points={points}
          look={verdict.kind === 'not yet' ? null : verdict.comparison}
          compared={weeklyRule.compared}
          fewest={looksToSpeak}
        />
      )}
      <VerdictLine kind={verdict.kind} title={title} level={3} />
      <p className="small muted">{text}</p>
      {progress.areas.length > 0 && <Areas areas={progress.areas} names={areaNames} />}
      <div className="small">
        <HelpNow back={lookCopy.back} />
      </div>
    </>
  );
}

const markAt = (score: number) => ({ score, label: String(score) });

function Areas({ areas, names }: { areas: readonly AreaRow[]; names: LookSet['areaNames'] }): ReactNode {
  return (
    <table className={styles.areas}>
      <caption className="visually-hidden">Points of each area, a mean of four looks</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">First four</th>
          <th scope="col">Last four</th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ area, highest, first, last }) => (
          <tr key={area}>
            <th scope="row">
              <span>{`${names[area]} `}</span>
              <span className={styles.range}>{`0 to ${highest}`}</span>
            </th>
            <td>{first ?? 'skipped'}</td>
            <td>{last ?? 'skipped'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
