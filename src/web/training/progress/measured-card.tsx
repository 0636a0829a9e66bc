import type { MeasuredProgress, SeriesProgress } from '#training/progress/exercise-progress.ts';
import { unitOf } from '#training/progress/natural-unit.ts';
import type { ScoredId } from '#training/progress/scored.ts';
import { earlyCopy, measuredName, seamNote, sessionsInWords } from '#training/progress/series-copy.ts';
import { verdictCopy } from '#training/progress/verdict-copy.ts';
import { isYardstick } from '#training/run/yardstick.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './measured-card.module.css';
import type { ProgressCardProps } from './progress-card-props.ts';
import { SeriesChart } from './series-chart.tsx';
import { SessionBoxes } from './session-boxes.tsx';
import { trainingDate } from './training-date.ts';
import { VerdictLine } from './verdict-line.tsx';

interface MeasuredCardProps extends Pick<ProgressCardProps, 'today' | 'onOpen'> {
  progress: MeasuredProgress;
  /** Without a chart, beside other exercises that have a verdict. */
  isBrief?: boolean;
  /** A further text, which is the same for every verdict. */
  note?: string;
}

/** An exercise or a yardstick: its sessions and its verdict. */
export function MeasuredCard({ progress: { measured, main, others, days }, ...rest }: MeasuredCardProps) {
  if (main === null) return <Unmeasured name={measuredName(measured)} days={days} />;
  return <Measured series={main} seam={seamNote(main, others)} {...rest} />;
}

interface MeasuredProps extends Omit<MeasuredCardProps, 'progress'> {
  series: SeriesProgress;
  seam: string | null;
}

function Measured({ series, seam, note, isBrief = false, today, onOpen }: MeasuredProps) {
  const { exercise, points, rule, verdict } = series;
  const name = measuredName(exercise);
  const isEarly = verdict.kind === 'not yet';
  const { title, text } = isEarly ? earlyCopy(series) : verdictCopy(verdict, series);
  const since = isEarly ? ` since ${trainingDate(points[0]!.day, today)}` : '';
  return (
    <Card title={name}>
      <p className="caption quiet">
        {isYardstick(exercise) && <span>Measured, not trained · </span>}
        {!(isEarly && isBrief) && <span>{`${unitOf(exercise).axis} · `}</span>}
        <span>{`${sessionsInWords(points.length)}${since}`}</span>
      </p>
      {!(isEarly && isBrief) && <SeriesChart series={series} />}
      {isEarly && !isYardstick(exercise) && <SessionBoxes points={points} fewest={rule.fewest} />}
      <VerdictLine kind={verdict.kind} title={title} />
      <p className="small muted">{text}</p>
      {note !== undefined && <p className="small muted">{note}</p>}
      {isEarly && seam !== null && <p className="small muted">{seam}</p>}
      <div className={styles.open}>
        <Button
          variant="text"
          small
          noMargin
          id={openerOf(exercise)}
          aria-label={`See all sessions of ${name}`}
          onClick={() => onOpen(exercise)}
        >
          See all sessions
        </Button>
      </div>
    </Card>
  );
}

/** An exercise that was done without a score: without the clock, or cut short. */
function Unmeasured({ name, days }: { name: string; days: number }) {
  return (
    <Card title={name}>
      <p className="caption quiet">{sessionsInWords(days)}</p>
      <VerdictLine kind="not yet" title="Nothing measured yet" />
      <p className="small muted">
        A session is measured when it is done to the end and with the clock. What you did is kept.
      </p>
    </Card>
  );
}

/** The id of the button that shows all sessions of an exercise, to which the focus returns. */
export const openerOf = (measured: ScoredId): string => `sessions-of-${measured}`;
