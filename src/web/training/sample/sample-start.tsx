import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import type { TodayItem } from '#training/today/today.ts';
import { sizeOf } from '#training/today/today-copy.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { HollowButton, HollowLine, HollowRows } from '../loading/hollow.tsx';
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
    <SampleCard title={isOwn ? 'Your first flight' : 'A first flight'} bows={items.map(() => false)}>
      <p className="muted">{`${sizeOf(items, 'short ')}. Stop whenever you like.`}</p>
      <ul className={styles.items}>
        {items.map(({ exercise, minutes }) => (
          <li key={exercise.id}>
            <Thumb id={exercise.id} size={44} />
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
    </SampleCard>
  );
}

/** The same page before it is known what the visitor has answered. Seen before the page's code has loaded, too. */
export function SampleShell() {
  return (
    <SampleCard title="A first flight" bows={[]}>
      <HollowLine />
      <HollowRows />
      <HollowButton />
    </SampleCard>
  );
}

interface SampleCardProps {
  title: string;
  bows: readonly boolean[];
  children: ReactNode;
}

function SampleCard({ title, bows, children }: SampleCardProps) {
  return (
    <section className={styles.card} aria-labelledby="sample">
      <div className={styles.picture}>
        <FlightScene bows={bows} />
      </div>
      <div className={styles.text}>
        <h1 id="sample" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
