import type { ReactNode } from 'react';
import type { SceneName } from '#quiz/pictures.ts';
import { ScenePicture } from '../screen-parts/scene-picture.tsx';
import { PaceChip } from './pace-chip.tsx';
import styles from './plan-hero.module.css';

interface PlanHeroProps {
  title: string;
  /** Minutes a day. */
  minutes: number;
  picture: SceneName;
  /** The text about the sources of the plan. */
  children: ReactNode;
  /** The link to the next page, on wide screens. */
  action?: ReactNode;
}

/** The head of a plan's page: the person's name, the pace and the picture of the plan. */
export function PlanHero({ title, minutes, picture, children, action }: PlanHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{title}</h1>
        <PaceChip minutes={minutes} />
        <p className="muted">{children}</p>
        {action !== undefined && <div className={`${styles.button} only-wide`}>{action}</div>}
      </div>
      <div className={styles.picture}>
        <ScenePicture name={picture} shape="banner" />
      </div>
    </section>
  );
}
