import type { SeriesProgress } from '#training/progress/exercise-progress.ts';
import { unitOf } from '#training/progress/natural-unit.ts';
import { comparisonNumbers, seriesCopy, sessionsInWords } from '#training/progress/series-copy.ts';
import { Card } from '#web/ui/card.tsx';
import { ChartKey } from './chart-key.tsx';
import { Fold } from './fold.tsx';
import { SeriesChart } from './series-chart.tsx';
import styles from './series-parts.module.css';
import { SessionBoxes } from './session-boxes.tsx';
import { trainingDate } from './training-date.ts';
import { VerdictLine } from './verdict-line.tsx';

interface SeriesPartsProps {
  series: SeriesProgress;
  /** The training day, `YYYY-MM-DD`. */
  today: string;
  /** The level of the verdict's heading. */
  level: 2 | 3;
}

/** A series in full: its chart with the key, and the verdict with the numbers behind it. */
export function SeriesParts({ series, today, level }: SeriesPartsProps) {
  const { exercise, points, rule, verdict } = series;
  const { title, text } = seriesCopy(series);
  return (
    <>
      <Card className={styles.card} aria-label="Chart">
        <p className="caption quiet">{unitOf(exercise).axis}</p>
        <SeriesChart series={series} isLarge />
        <ChartKey hasLooks={verdict.kind !== 'not yet'} />
      </Card>
      <Card className={styles.card} aria-label="What can be said">
        {verdict.kind === 'not yet' && <SessionBoxes points={points} fewest={rule.fewest} />}
        <VerdictLine kind={verdict.kind} title={title} level={level} />
        <p className="small muted">{text}</p>
        {verdict.kind !== 'not yet' && (
          <>
            <table className={styles.numbers}>
              <tbody>
                {comparisonNumbers(verdict.comparison, exercise).map(({ label, number }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{number}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="caption quiet">
              {`We look once a week, the last time on ${trainingDate(verdict.comparison.day, today)}.`}
            </p>
          </>
        )}
      </Card>
    </>
  );
}

/** Every session with its date and its number, as in the chart. */
export function SessionTable({ series: { exercise, points }, today }: Omit<SeriesPartsProps, 'level'>) {
  const { column, tellInColumn } = unitOf(exercise);
  return (
    <Fold
      title={points.length === 1 ? 'The one session as a table' : `All ${sessionsInWords(points.length)} as a table`}
    >
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">Session</th>
            <th scope="col">Date</th>
            <th scope="col">{column}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ number, day, score, isWarmUp }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>
                <span>{trainingDate(day, today)}</span>
                {isWarmUp && <span className="quiet">, warm-up</span>}
              </td>
              <td>{tellInColumn(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
