import styles from './feeling-row.module.css';

interface FeelingRowProps {
  question: string;
  /** The meaning of the two ends. */
  low?: string;
  high?: string;
  /** Null without an answer. */
  value: number | null;
  onAnswer(value: number | null): void;
}

const values = [-2, -1, 0, 1, 2];
const written = (value: number) => (value < 0 ? `−${-value}` : String(value));

/** A question with one of five numbers as its answer. It may stay open, and a second press removes the answer. */
export function FeelingRow({ question, low, high, value, onAnswer }: FeelingRowProps) {
  return (
    <fieldset className={styles.scale}>
      <legend>{question}</legend>
      <div className={styles.row}>
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
            <span className="visually-hidden">{`${written(values[0]!)} is `}</span>
            <span>{low}</span>
          </span>
          <span>
            <span className="visually-hidden">{`${written(values.at(-1)!)} is `}</span>
            <span>{high}</span>
          </span>
        </p>
      )}
    </fieldset>
  );
}
