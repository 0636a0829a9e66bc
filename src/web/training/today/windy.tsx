import { paths } from '#contract/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TrainIcon } from '../pictures/train-icon.tsx';
import styles from './windy.module.css';

/** The link to the one-minute helps, which are open to everybody. */
export function Windy({ detail }: { detail: string }) {
  return (
    <a className={styles.windy} href={paths.helps}>
      <span className={styles.icon}>
        <TrainIcon name="wind" />
      </span>
      <span>
        <b>When it gets windy</b>
        <span className={styles.detail}>{detail}</span>
      </span>
      <Icon name="next" />
    </a>
  );
}

/** The same link in the top bar of Today. */
export function WindyChip() {
  return (
    <a className={styles.chip} href={paths.helps}>
      <TrainIcon name="wind" />
      <span>When it gets windy</span>
    </a>
  );
}
