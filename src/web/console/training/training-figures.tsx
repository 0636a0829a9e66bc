import type { TrainingCounts } from '#contract/console/training-counts.ts';
import frame from '../frame/console.module.css';
import styles from '../funnel/funnel-figures.module.css';
import { spanLabel } from '../funnel/report-labels.ts';
import { dayCountLabel, groupLabels } from './training-labels.ts';

/** The five figures, each with the people that it covers. */
export function TrainingFigures({ counts: { total, on_device, returns } }: { counts: TrainingCounts }) {
  const onDevice = groupLabels(on_device);
  return (
    <section className={`${frame.panel} ${styles.figures}`} aria-label="Summary">
      <Figure name="Flights finished" value={dayCountLabel(total.flights)} remark="measured people" />
      <Figure name="Items finished" value={dayCountLabel(total.items)} remark="kept in the account" />
      <Figure
        name="Keep it on the device only"
        value={onDevice.main}
        remark={onDevice.remark === '' ? 'of all who have chosen' : `${onDevice.remark}, of all who have chosen`}
      />
      {returns.map(({ after, from, to, group }) => {
        const { main, remark } = groupLabels(group);
        const first = `first trained ${spanLabel(from, to)}`;
        return (
          <Figure
            key={after}
            name={`Returned after ${after} days`}
            value={main}
            remark={remark === '' ? first : `${remark}, ${first}`}
          />
        );
      })}
    </section>
  );
}

function Figure({ name, value, remark }: { name: string; value: string; remark: string }) {
  return (
    <div className={styles.figure}>
      <span>{name}</span>
      <b>{value}</b>
      <small>{remark}</small>
    </div>
  );
}
