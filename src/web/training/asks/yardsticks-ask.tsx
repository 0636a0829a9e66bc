import { type YardstickId, yardstickOf } from '#training/run/yardstick.ts';
import { minutesOf, namesOf, shorterLine } from '#training/yardsticks/yardstick-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import styles from './yardsticks-ask.module.css';

interface YardsticksAskProps {
  ids: readonly YardstickId[];
  /** Minutes of the day's exercises now and after it; null when none is left. */
  exercises: { before: number; after: number } | null;
  onBegin(): void;
  onNotToday(): void;
}

/** Measures that are not trained, instead of minutes of the day (training.md § 3.3). */
export function YardsticksAsk({ ids, exercises, onBegin, onNotToday }: YardsticksAskProps) {
  return (
    <Card title="Measure first?" end={<Chip>{`${minutesOf(ids)} min`}</Chip>}>
      <p className="muted">
        <span>{`${namesOf(ids)} ${ids.length === 1 ? 'is' : 'are'} measured and not trained, now and then. `}</span>
        {exercises !== null && <span>{shorterLine(exercises.before, exercises.after)}</span>}
      </p>
      <ul className={styles.list}>
        {ids.map(yardstickOf).map(({ id, name, what, minutes }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="number">{`${minutes} min`}</span>
            <span className={styles.what}>{what}</span>
          </li>
        ))}
      </ul>
      <div className={styles.answers}>
        <Button wide variant="white" onClick={onBegin}>
          Measure
        </Button>
        <Button wide variant="white" onClick={onNotToday}>
          Not today
        </Button>
      </div>
    </Card>
  );
}
