import type { MeasuredProgress } from '#training/progress/exercise-progress.ts';
import { type OwnNumber, ownLifeCopy } from '#training/progress/own-life-copy.ts';
import { measuredName, seamNote, seriesCopy, unmeasuredCopy } from '#training/progress/series-copy.ts';
import { RowFold } from '#web/ui/rows.tsx';
import { ChartKey } from './chart-key.tsx';
import styles from './meanings.module.css';

/** What the verdict of each exercise means, in the order of their cards. */
export function VerdictMeanings({ exercises }: { exercises: readonly MeasuredProgress[] }) {
  if (exercises.length === 0) return null;
  return (
    <RowFold icon="info" label="What the verdicts mean">
      <dl className={styles.list}>
        {exercises.map(({ measured, main, others }) => {
          const { title, text } = main === null ? unmeasuredCopy : seriesCopy(main);
          const seam = main?.verdict.kind === 'not yet' ? seamNote(main, others) : null;
          return (
            <div key={measured}>
              <dt>{`${measuredName(measured)}: ${title}`}</dt>
              <dd>{text}</dd>
              {seam !== null && <dd>{seam}</dd>}
            </div>
          );
        })}
      </dl>
    </RowFold>
  );
}

/** How many times each number of the person's own life was counted, and how far it may be from their usual. */
export function OwnLifeMeanings({ numbers }: { numbers: readonly OwnNumber[] }) {
  if (numbers.length === 0) return null;
  return (
    <RowFold icon="info" label="What your numbers mean">
      <p className="small muted">{ownLifeCopy.worth}</p>
      <dl className={styles.list}>
        {numbers.map(({ name, value, text }) => (
          <div key={name}>
            <dt>{`${name}: ${value}`}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </RowFold>
  );
}

/** The marks of all charts, and why the first ones are not counted. */
export function ChartMeanings() {
  return (
    <RowFold icon="spark" label="How to read the charts">
      <ChartKey hasLooks />
      <p className="small muted">
        The first four are warm-up. They are drawn hollow and not counted. Everybody gets quicker while they learn the
        rules; that would look like progress and is not.
      </p>
    </RowFold>
  );
}
