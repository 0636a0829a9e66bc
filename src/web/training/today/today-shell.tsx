import { HollowButton, HollowChoices, HollowLine, HollowRows } from '../loading/hollow.tsx';
import { FlightScene } from '../pictures/today-scenes.tsx';
import styles from './today-view.module.css';

/** Today in its own frame, before it is known what the day has. Seen before the page's code has loaded, too. */
export function TodayShell() {
  return (
    <div className={styles.today} aria-busy="true">
      <section className={styles.head} aria-labelledby="today">
        <div className={styles.picture}>
          <FlightScene bows={[]} />
        </div>
        <div className={styles.text}>
          <h1 id="today" tabIndex={-1}>
            Today
          </h1>
          <HollowLine />
          <HollowChoices />
          <HollowButton />
        </div>
      </section>
      <div className={styles.side}>
        <HollowRows />
      </div>
    </div>
  );
}
