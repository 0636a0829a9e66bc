import type { SubAssessment } from '#quiz/engine/result.ts';
import type { QuizCopy } from '#quiz/quiz.ts';
import { Card } from '#web/ui/card.tsx';
import { LevelLine } from '#web/ui/level-line.tsx';
import { levelNumber, levelWord } from './result-bands.ts';
import styles from './results-screen.module.css';

interface LevelLinesProps {
  copy: QuizCopy['result'];
  subAssessments: readonly SubAssessment[];
}

/** The four areas of a result, each with its level; a higher level always means more signs. */
export function LevelLines({ copy, subAssessments }: LevelLinesProps) {
  const { areasTitle, areasHint, areaNames } = copy;
  return (
    <Card title={areasTitle}>
      {areasHint !== undefined && <p className="small muted">{areasHint}</p>}
      <ul className={styles.levels}>
        {subAssessments.map(({ area, level, desc, position }) => (
          <li key={area}>
            <LevelLine
              label={areaNames[area]}
              word={levelWord[level]}
              level={levelNumber[level]}
              position={Math.min(97, Math.max(3, position))}
            >
              {desc}
            </LevelLine>
          </li>
        ))}
      </ul>
    </Card>
  );
}
