import type { CSSProperties } from 'react';
import { sketchOf } from '#quiz/engine/result.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import styles from './area-sketch.module.css';

/** The distribution of the answers so far over the four areas. It names no level, because it is no result yet. */
export function AreaSketch({ quiz, state }: { quiz: Quiz; state: QuizState }) {
  const { areaNames } = quiz.copy.result;
  return (
    <ul className={styles.sketch} aria-label="Your sketch so far">
      {sketchOf(quiz, state).map(({ area, position }) => (
        <li key={area}>
          <span>{areaNames[area]}</span>
          <span className="visually-hidden">{`: ${position === null ? 'no answer yet' : `${position} of 100`}`}</span>
          <span className={styles.line} aria-hidden="true">
            {position !== null && <i style={{ '--position': position } as CSSProperties} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
