import type { HTMLAttributes, ReactNode } from 'react';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import { risingAt } from './rising.ts';
import styles from './tile.module.css';

interface TileProps extends HTMLAttributes<HTMLElement> {
  label: string;
  picture: ReactNode;
  /** The key that chooses it, shown on wide screens. */
  keyCap?: string;
  chosen: boolean;
  onChoose: () => void;
  /** Position in the row, from 0. */
  index?: number;
}

/** An answer with a picture above its text. Further attributes go to the button. */
export function Tile({ label, picture, keyCap, chosen, onChoose, index = 0, ...rest }: TileProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(choice.choice, choice.rising, styles.tile, chosen && choice.chosen)}
      style={risingAt(index)}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {keyCap !== undefined && (
        <span className={classNames(choice.key, styles.key)} aria-hidden="true">
          {keyCap}
        </span>
      )}
      {picture}
      <span>{label}</span>
    </button>
  );
}
