import type { QuizName, SubAssessment } from '../../../quiz/quiz';
import { Card } from '../../ui/card';
import { LevelLine } from '../../ui/level-line';
import { levelNumber, levelWord } from './result-bands';
import { resultWords } from './result-words';
import styles from './results-screen.module.css';

interface LevelLinesProps {
  quizName: QuizName;
  subAssessments: readonly SubAssessment[];
}

/** The four areas a result looks at separately; more always means more signs. */
export function LevelLines({ quizName, subAssessments }: LevelLinesProps) {
  const { areasTitle, areasHint, areaNames } = resultWords[quizName];
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
