import type { SceneName } from '../../quiz/quiz';
import { ScenePicture } from '../quiz/scene-picture';
import styles from './plan-picture.module.css';

/** § 3, `imgForPaywall`: the picture over the offers. Low screens do without. */
export function PlanPicture({ name }: { name: SceneName }) {
  return (
    <div className={styles.picture}>
      <ScenePicture name={name} shape="banner" />
    </div>
  );
}
