import type { Quote, SubAssessment } from '#quiz/engine/result.ts';
import type { QuizCopy } from '#quiz/quiz.ts';
import { Card } from '#web/ui/card.tsx';
import { LevelLine } from '#web/ui/level-line.tsx';
import { levelNumber } from './result-bands.ts';
import styles from './results-screen.module.css';

interface LevelLinesProps {
  copy: QuizCopy['result'];
  subAssessments: readonly SubAssessment[];
}

/** The four areas of a result, each with its level; a higher level always means more signs. */
export function LevelLines({ copy, subAssessments }: LevelLinesProps) {
  const { areasTitle, areasHint, areaNames, areaWords } = copy;
  return (
    <Card title={areasTitle}>
      {areasHint !== undefined && <p className="small muted">{areasHint}</p>}
      <ul className={styles.levels}>
        {subAssessments.map(({ area, level, desc, position, quotes }) => (
          <li key={area}>
            <LevelLine
              label={areaNames[area]}
              word={areaWords[level]}
              level={levelNumber[level]}
              position={Math.min(97, Math.max(3, position))}
            >
              {desc}
            </LevelLine>
            <Quotes quotes={quotes} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The visitor's own answers behind a level. */
function Quotes({ quotes }: { quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null;
  return (
    <ul className={styles.quotes} aria-label="Your strongest answers">
      {quotes.map(({ trait, answer }) => (
        <li key={trait}>
          <span>{trait}</span>
          <b>{answer}</b>
        </li>
      ))}
    </ul>
  );
}
