import type { Order } from '#training/habit-trial/trial-weeks.ts';
import { inWords } from '#training/number-words.ts';
import styles from './habit-trial.module.css';

interface WeekStripProps {
  order: Order;
  /** The index of the present week; −1 before the first, the number of weeks after the last. */
  week: number;
}

/** The weeks until now, with the habit or without; later weeks are drawn without their kind. */
export const WeekStrip = ({ order, week }: WeekStripProps) => (
  <ol className={styles.weeks}>
    {order.map((isWith, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: always the same weeks
      <li key={place} aria-current={place === week ? 'step' : undefined} className={kindOf(isWith, place, week)}>
        <span className="visually-hidden">{`Week ${inWords(place + 1)}: `}</span>
        {place > week ? <span aria-hidden="true">{place + 1}</span> : <span>{isWith ? 'with' : 'without'}</span>}
        {place > week && <span className="visually-hidden">to come</span>}
      </li>
    ))}
  </ol>
);

function kindOf(isWith: boolean, place: number, week: number): string | undefined {
  if (place > week) return styles.toCome;
  return isWith ? styles.with : styles.without;
}
