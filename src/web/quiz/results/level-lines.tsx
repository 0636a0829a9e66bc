import type { Area, SubAssessment } from '../../../quiz/quiz';
import { Card } from '../../ui/card';
import { LevelLine } from '../../ui/level-line';
import { levelNumber, levelWord } from './levels';
import styles from './results-screen.module.css';

const areaNames: Record<Area, string> = {
  adhd: 'Attention signs',
  concentration: 'Losing focus',
  procrastination: 'Putting things off',
  anxiety: 'Worry',
};

/** The four areas a result looks at separately; more always means more signs. */
export function LevelLines({ subAssessments }: { subAssessments: readonly SubAssessment[] }) {
  return (
    <Card title="What makes it windy">
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
