import type { CSSProperties } from 'react';
import styles from './scale.module.css';

interface ScaleProps {
  question: string;
  from: number;
  to: number;
  /** The meaning of the two ends. */
  low?: string;
  high?: string;
  /** Null without an answer. */
  value: number | null;
  onAnswer(value: number | null): void;
}

/** The number of answers in a row on a phone, so that each is wide enough for a thumb. */
const mostInARow = 6;

const written = (value: number) => (value < 0 ? `−${-value}` : String(value));

/** A question with a number as its answer. It may stay open, and a second press removes the answer. */
export function Scale({ question, from, to, low, high, value, onAnswer }: ScaleProps) {
  const values = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <fieldset className={styles.scale}>
      <legend>{question}</legend>
      <div
        className={styles.row}
        style={{ '--count': values.length, '--narrow': Math.min(values.length, mostInARow) } as CSSProperties}
      >
        {values.map((one) => (
          <button
            key={one}
            type="button"
            className={`${styles.value} number`}
            aria-pressed={value === one}
            onClick={() => onAnswer(value === one ? null : one)}
          >
            {written(one)}
          </button>
        ))}
      </div>
      {low !== undefined && (
        <p className={styles.ends}>
          <span>
            <span className="visually-hidden">{`${written(from)} is `}</span>
            <span>{low}</span>
          </span>
          <span>
            <span className="visually-hidden">{`${written(to)} is `}</span>
            <span>{high}</span>
          </span>
        </p>
      )}
    </fieldset>
  );
}
