import { Icon, type IconName } from './icon.tsx';
import styles from './icon-tile.module.css';

/** An icon on a softly coloured square, beside the text with the same meaning. */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className={styles.tile}>
      <Icon name={name} size={22} />
    </span>
  );
}
