import type { HTMLAttributes, ReactNode } from 'react';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import { Marker } from './marker.tsx';
import styles from './option-card.module.css';
import { risingAt } from './rising.ts';

interface OptionCardProps extends HTMLAttributes<HTMLElement> {
  label: string;
  description?: string;
  picture?: ReactNode;
  /** The key that chooses it, shown on wide screens. */
  keyCap?: string;
  kind: 'one' | 'many';
  chosen: boolean;
  onChoose: () => void;
  /** Position in the list, from 0. */
  index?: number;
}

/**
 * An answer whose whole card can be tapped. A single choice is a button, because in a radio group the arrow keys would
 * choose and move on. Further attributes go to the control itself.
 */
export function OptionCard(props: OptionCardProps) {
  const { label, description, picture, keyCap, kind, chosen, onChoose, index = 0, ...rest } = props;
  const className = classNames(
    choice.choice,
    choice.rising,
    styles.option,
    keyCap !== undefined && styles.withKey,
    chosen && choice.chosen,
  );
  const content = (
    <>
      {keyCap !== undefined && (
        <span className={choice.key} aria-hidden="true">
          {keyCap}
        </span>
      )}
      {picture !== undefined && <span className={styles.icon}>{picture}</span>}
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      <Marker kind={kind} on={chosen} />
    </>
  );
  if (kind === 'one') {
    return (
      <button
        {...rest}
        type="button"
        className={className}
        style={risingAt(index)}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        {content}
      </button>
    );
  }
  return (
    <label className={className} style={risingAt(index)}>
      <input {...rest} type="checkbox" className="visually-hidden" checked={chosen} onChange={onChoose} />
      {content}
    </label>
  );
}
