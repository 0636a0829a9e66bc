import { type CSSProperties, type SyntheticEvent, useId } from 'react';
import { KiteGlyph } from '#web/ui/illustration/kite.tsx';
import styles from './scale.module.css';

interface ScaleProps {
  question: string;
  /** The meaning of 0 and of 10. */
  low: string;
  high: string;
  /** Null without an answer. */
  value: number | null;
  onAnswer(value: number | null): void;
}

/** A question with a number from 0 to 10 as its answer: a kite on a string. It may stay open, and the answer can be taken back. */
export function Scale({ question, low, high, value, onAnswer }: ScaleProps) {
  const id = useId();
  const place = value ?? 5;
  // A press where the kite waits changes nothing in the control, and is an answer all the same.
  const answer = (event: SyntheticEvent<HTMLInputElement>) => onAnswer(+event.currentTarget.value);
  return (
    <div className={styles.scale} style={{ '--at': place } as CSSProperties}>
      <label htmlFor={id}>{question}</label>
      <div className={styles.line}>
        <input
          id={id}
          type="range"
          max="10"
          value={place}
          aria-valuetext={value === null ? 'No answer yet' : undefined}
          onChange={answer}
          onClick={answer}
        />
        <span className={value === null ? styles.waiting : styles.kite} aria-hidden="true">
          <b>{value}</b>
          <KiteGlyph />
        </span>
      </div>
      <p className={styles.ends}>
        <span>{low}</span>
        {value !== null && (
          <button type="button" className="text-link" onClick={() => onAnswer(null)}>
            Take it back
          </button>
        )}
        <span>{high}</span>
      </p>
    </div>
  );
}
