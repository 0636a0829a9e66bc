import type { SceneName } from '../../quiz/quiz';
import { Build } from '../ui/illustration/build';
import { Lift } from '../ui/illustration/lift';
import styles from './plan-picture.module.css';

/** § 3, `imgForPaywall`: the picture over the offers. Low screens do without. */
export function PlanPicture({ name }: { name: SceneName }) {
  if (name === 'build') {
    return (
      <div className={styles.picture}>
        <Build done={4} />
      </div>
    );
  }
  return (
    <>
      <div className={`${styles.picture} only-narrow`}>
        <Lift frame="strip" />
      </div>
      <div className={`${styles.picture} only-wide`}>
        <Lift frame="banner" />
      </div>
    </>
  );
}
