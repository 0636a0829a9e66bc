import type { ReactNode } from 'react';
import choice from '#web/ui/choice.module.css';
import { classNames } from '#web/ui/class-names.ts';
import { Marker } from '#web/ui/marker.tsx';
import styles from './fate-card.module.css';

interface FateCardProps {
  label: string;
  description?: string;
  picture: ReactNode;
  onChoose(): void;
}

/** A card for one outcome of a worry. Not the quiz's option, because landing pages would then load one more file. */
export function FateCard({ label, description, picture, onChoose }: FateCardProps) {
  return (
    <button type="button" className={classNames(choice.choice, styles.card)} onClick={onChoose}>
      <span className={styles.icon}>{picture}</span>
      <span>
        <b>{label}</b>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      <Marker kind="one" on={false} />
    </button>
  );
}
