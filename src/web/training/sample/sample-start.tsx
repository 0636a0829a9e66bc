import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { TodayItem } from '#training/today/today.ts';
import { sizeOf } from '#training/today/today-copy.ts';
import { Thumb } from '../engines/thumb.tsx';
import { FlightScene } from '../pictures/today-scenes.tsx';
import styles from './sample-start.module.css';

interface SampleStartProps {
  items: readonly TodayItem[];
  isOwn: boolean;
  /** The main button. */
  children: ReactNode;
}

/** The page before the sample, with its exercises. */
export function SampleStart({ items, isOwn, children }: SampleStartProps) {
  return (
    <section className={styles.card} aria-labelledby="sample">
      <div className={styles.picture}>
        <FlightScene bows={items.map(() => false)} />
      </div>
      <div className={styles.text}>
        <h1 id="sample" tabIndex={-1}>
          {isOwn ? 'Your first flight' : 'A first flight'}
        </h1>
        <p className="muted">{`${sizeOf(items, 'short ')}. Stop whenever you like.`}</p>
        <ul className={styles.items}>
          {items.map(({ exercise, minutes }) => (
            <li key={exercise.id}>
              <Thumb engine={exercise.engine} size={44} />
              <span>
                <b>{exercise.name}</b>
                <span className="small muted">{exercise.what}</span>
              </span>
              <span className="small muted number">{`${minutes} min`}</span>
            </li>
          ))}
        </ul>
        {children}
        <p className="small muted">
          It is free, and no email is needed. What you do stays on this device. <a href={paths.privacy}>Privacy</a>
        </p>
      </div>
    </section>
  );
}
