import type { DayCounts, TrainingCounts } from '#contract/console/training-counts.ts';
import frame from '../frame/console.module.css';
import { spanLabel } from '../funnel/report-labels.ts';
import { DownloadCsv } from '../kit/download-csv.tsx';
import styles from './training-days.module.css';
import { dayCountLabel, untilLabel } from './training-labels.ts';

/** A row for today, one for each full day, and one for all full days. The latest is first. */
export function TrainingDays({ counts }: { counts: TrainingCounts }) {
  return (
    <section className={frame.panel} aria-labelledby="days">
      <div className={frame.panelHead}>
        <h2 id="days">By day</h2>
        <DownloadCsv name="training" csv={async () => (await import('./training-csv.ts')).trainingCsv(counts)} />
      </div>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Flights</th>
            <th scope="col">Items</th>
          </tr>
        </thead>
        <tbody>
          <Row name={`Today, ${untilLabel(counts)}`} counts={counts.today} />
          {[...counts.days].reverse().map(({ day, ...own }) => (
            <Row key={day} name={spanLabel(day, day)} counts={own} />
          ))}
        </tbody>
        <tfoot>
          <Row name="All full days" counts={counts.total} />
        </tfoot>
      </table>
    </section>
  );
}

function Row({ name, counts: { flights, items } }: { name: string; counts: DayCounts }) {
  return (
    <tr data-row>
      <th scope="row">{name}</th>
      <td>{dayCountLabel(flights)}</td>
      <td>{dayCountLabel(items)}</td>
    </tr>
  );
}
