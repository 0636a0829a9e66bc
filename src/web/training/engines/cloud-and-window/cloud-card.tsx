import { classNames } from '#web/ui/class-names.ts';
import styles from './cloud-card.module.css';

interface CloudCardProps {
  text: string;
  isDrifting?: boolean;
}

/** A text of the person's own on a cloud, which can drift off. */
export function CloudCard({ text, isDrifting = false }: CloudCardProps) {
  return (
    <div className={classNames(styles.card, isDrifting && styles.drifting)}>
      <p>{text}</p>
    </div>
  );
}
