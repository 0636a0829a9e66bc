import { useId } from 'react';
import type { MeasuredProgress } from '#training/progress/exercise-progress.ts';
import { unitOf } from '#training/progress/natural-unit.ts';
import type { ScoredId } from '#training/progress/scored.ts';
import { measuredName, seriesCopy, sessionsInWords, unmeasuredCopy } from '#training/progress/series-copy.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './measured-card.module.css';
import type { ProgressCardProps } from './progress-card-props.ts';
import { SeriesChart } from './series-chart.tsx';
import { SessionBoxes } from './session-boxes.tsx';
import { trainingDate } from './training-date.ts';
import { VerdictLine } from './verdict-line.tsx';

interface MeasuredCardProps extends Pick<ProgressCardProps, 'today' | 'onOpen'> {
  progress: MeasuredProgress;
  /** Without a chart until it has a verdict, beside other exercises that have one. */
  isBrief: boolean;
}

/** An exercise: its verdict and its sessions. What the verdict means stands below all of them, and on its own page. */
export function MeasuredCard({ progress: { measured, main, days }, isBrief, today, onOpen }: MeasuredCardProps) {
  const nameId = useId();
  const name = measuredName(measured);
  if (main === null) {
    return (
      <Card aria-labelledby={nameId} className={styles.card}>
        <h3 id={nameId}>{name}</h3>
        <VerdictLine kind="not yet" title={unmeasuredCopy.title} level={4} />
        <p className="caption quiet">{sessionsInWords(days)}</p>
      </Card>
    );
  }
  const { points, rule, verdict } = main;
  const isEarly = verdict.kind === 'not yet';
  return (
    <Card aria-labelledby={nameId} className={styles.card}>
      <div className={styles.head}>
        <h3 id={nameId}>{name}</h3>
        <button
          type="button"
          className={styles.open}
          id={openerOf(measured)}
          aria-label={`See all sessions of ${name}`}
          onClick={() => onOpen(measured)}
        >
          <Icon name="next" size={20} />
        </button>
      </div>
      <VerdictLine kind={verdict.kind} title={seriesCopy(main).title} level={4} />
      {isEarly && <SessionBoxes points={points} fewest={rule.fewest} />}
      {isEarly && (
        <p className="caption quiet">
          {`${sessionsInWords(points.length)} since ${trainingDate(points[0]!.day, today)}`}
        </p>
      )}
      {!(isEarly && isBrief) && (
        <>
          <p className="caption quiet">{unitOf(measured).axis}</p>
          <SeriesChart series={main} />
        </>
      )}
    </Card>
  );
}

/** The id of the button that shows all sessions of an exercise, to which the focus returns. */
export const openerOf = (measured: ScoredId): string => `sessions-of-${measured}`;
