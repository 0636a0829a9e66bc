import { paths } from '#contract/paths.ts';
import type { RunEntry } from '#training/entries/entry.ts';
import { type YardstickId, yardstickOf } from '#training/run/yardstick.ts';
import { measuredLine, measuredSize } from '#training/yardsticks/yardstick-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { EndView } from '../flight/end-view.tsx';
import styles from './measured-end.module.css';

interface MeasuredEndProps {
  /** The yardsticks of this flight, with their runs of today. */
  measured: readonly { id: YardstickId; runs: readonly Pick<RunEntry, 'body'>[] }[];
  /** Begins the exercises of the day; null when none is left. */
  onFly: (() => void) | null;
}

/** The end of measuring: the finished yardsticks, without any judgement. */
export function MeasuredEnd({ measured, onFly }: MeasuredEndProps) {
  return (
    <EndView
      title="Measured"
      size={`${measuredSize(measured.map(({ id }) => id))}.`}
      facts={[]}
      bows={measured.length}
      buttons={
        <>
          {onFly !== null && (
            <Button wide onClick={onFly}>
              Go to today’s flight
            </Button>
          )}
          <Button wide variant={onFly === null ? 'main' : 'white'} href={paths.train}>
            {onFly === null ? 'Done' : 'Back to Today'}
          </Button>
        </>
      }
    >
      <ul className={styles.lines}>
        {measured.map(({ id, runs }) => (
          <li key={id}>
            <b>{yardstickOf(id).name}</b>
            <span>{measuredLine(id, runs)}</span>
          </li>
        ))}
      </ul>
      <Note icon="wave">
        <b>One session says nothing yet.</b> From the sixteenth on we can tell a change from your ups and downs. You
        find them under Progress.
      </Note>
    </EndView>
  );
}
