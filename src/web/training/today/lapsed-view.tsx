import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { RowLink, Rows } from '#web/ui/rows.tsx';
import { LandedScene } from '../pictures/today-scenes.tsx';
import styles from './today-view.module.css';
import { Windy } from './windy.tsx';

interface LapsedViewProps {
  /** The day on which the plan ended, in words; null when none has run yet. */
  endedOn: string | null;
  /** The page with plans and prices for this person. */
  offersHref: string;
}

/** Train without a plan that permits it: everything can still be read, exported and erased. */
export function LapsedView({ endedOn, offersHref }: LapsedViewProps) {
  return (
    <div className={styles.today}>
      <section className={styles.head} aria-labelledby="today">
        <div className={styles.picture}>
          <LandedScene />
        </div>
        <div className={styles.text}>
          <h1 id="today" tabIndex={-1}>
            The kite is on the ground
          </h1>
          <p className="muted">Training opens again with a plan. Your progress stays, and it is yours to read.</p>
          <Button wide className={styles.main} href={paths.progress}>
            Open progress
          </Button>
          <Button wide variant="white" href={offersHref}>
            See plans and prices
          </Button>
        </div>
      </section>
      <div className={styles.side}>
        <Windy detail="The one-minute helps stay open to all" />
        <Rows>
          <RowLink icon="target" label="Your four weeks" href={paths.plan} />
          <RowLink icon="download" label="Download your data" detail="Every press, CSV or JSON" href={paths.progress} />
          <RowLink icon="close" label="Erase your training" href={paths.progress} />
        </Rows>
        {endedOn !== null && (
          <p className="small muted">
            {`Your plan ended on ${endedOn}. If you trained offline before that day, it still counts.`}
          </p>
        )}
      </div>
    </div>
  );
}
