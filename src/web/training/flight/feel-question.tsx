import { useState } from 'react';
import type { Feel } from '#training/entries/entry.ts';
import styles from './feel-question.module.css';

const answers: readonly (readonly [feel: Feel, label: string])[] = [
  ['too easy', 'Too easy'],
  ['right', 'Right'],
  ['too hard', 'Too hard'],
];

interface FeelQuestionProps {
  name: string;
  onAnswer(feel: Feel): void;
}

/** Asks how an exercise was. Optional, with no preset answer; it changes the difficulty from the next time on. */
export function FeelQuestion({ name, onAnswer }: FeelQuestionProps) {
  const [chosen, choose] = useState<Feel | null>(null);
  return (
    <fieldset className={styles.feel}>
      <legend>{`How was ${name}?`}</legend>
      <div className={styles.row}>
        {answers.map(([feel, label]) => (
          <button
            key={feel}
            type="button"
            className={styles.answer}
            aria-pressed={chosen === feel}
            onClick={() => {
              choose(feel);
              onAnswer(feel);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
