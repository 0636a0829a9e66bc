import { runsOf } from '#training/entries/fold.ts';
import { progressOf, type SeriesProgress } from '#training/progress/exercise-progress.ts';
import { unitOf } from '#training/progress/natural-unit.ts';
import { measuredName, seamNote, seriesCopy, sessionsInWords, unmeasuredCopy } from '#training/progress/series-copy.ts';
import { type YardstickId, yardstickIds } from '#training/run/yardstick.ts';
import { progressNote } from '#training/yardsticks/yardstick-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { RowFold } from '#web/ui/rows.tsx';
import styles from './measured-card.module.css';
import { openerOf } from './measured-card.tsx';
import type { ProgressCardProps } from './progress-card-props.ts';
import { SeriesChart } from './series-chart.tsx';
import { trainingDate } from './training-date.ts';
import { VerdictLine } from './verdict-line.tsx';

type YardstickProps = Pick<ProgressCardProps, 'training' | 'today' | 'onOpen'>;

/** A row for each yardstick with its verdict; none before the first measurement. */
export function YardstickRows(props: YardstickProps) {
  const { folded, state } = props.training;
  return yardstickIds
    .filter((yardstick) => runsOf(folded, yardstick).length > 0)
    .map((yardstick) => {
      const { main, others } = progressOf(folded, yardstick, state?.noise);
      const { title, text } = main === null ? unmeasuredCopy : seriesCopy(main);
      return (
        <RowFold key={yardstick} icon="clock" label={measuredName(yardstick)} detail={title}>
          {main === null ? (
            <p className="small muted">{text}</p>
          ) : (
            <Measured yardstick={yardstick} series={main} seam={seamNote(main, others)} {...props} />
          )}
        </RowFold>
      );
    });
}

interface MeasuredProps extends Omit<YardstickProps, 'training'> {
  yardstick: YardstickId;
  series: SeriesProgress;
  seam: string | null;
}

function Measured({ yardstick, series, seam, today, onOpen }: MeasuredProps) {
  const { points, verdict } = series;
  const { title, text } = seriesCopy(series);
  const isEarly = verdict.kind === 'not yet';
  const since = isEarly ? ` since ${trainingDate(points[0]!.day, today)}` : '';
  return (
    <>
      <p className="caption quiet">
        {`Measured, not trained · ${unitOf(yardstick).axis} · ${sessionsInWords(points.length)}${since}`}
      </p>
      <SeriesChart series={series} />
      <VerdictLine kind={verdict.kind} title={title} />
      <p className="small muted">{text}</p>
      <p className="small muted">{progressNote[yardstick]}</p>
      {isEarly && seam !== null && <p className="small muted">{seam}</p>}
      <div className={styles.all}>
        <Button
          variant="text"
          small
          noMargin
          id={openerOf(yardstick)}
          aria-label={`See all sessions of ${measuredName(yardstick)}`}
          onClick={() => onOpen(yardstick)}
        >
          See all sessions
        </Button>
      </div>
    </>
  );
}
