import type { Result } from '#quiz/engine/result.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { ScenePicture } from '#web/funnel/screen-parts/scene-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dial } from '#web/ui/dial.tsx';
import { scoreBands } from './result-bands.ts';
import { areasSentence, shownScore } from './result-copy.ts';
import styles from './results-screen.module.css';

interface ScoreHeroProps {
  quiz: Quiz;
  title: string;
  result: Result;
  onContinue: () => void;
}

/** The dial, the level, the score, and their explanation; every claim about an area comes from its own level. */
export function ScoreHero({
  quiz,
  title,
  result: { score, level, content, subAssessments },
  onContinue,
}: ScoreHeroProps) {
  const bands = scoreBands(quiz);
  const { word, from, to, tone } = bands.find(({ name }) => name === level)!;
  return (
    <section className={styles.hero} aria-labelledby="result-title">
      <h1 id="result-title" tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.dial}>
        <div className={styles.chart}>
          <ScenePicture name={content.imgChart} shape="panel" />
        </div>
        <Dial
          score={score}
          bands={bands}
          label={`Score ${shownScore(quiz, score)} out of 100, in the ${word.toLowerCase()} band from ${from} to ${to}`}
        />
      </div>
      <p className={`${styles.score} number`}>
        <span>{`${content.word} `}</span>
        <small>{`· ${shownScore(quiz, score)} of 100`}</small>
      </p>
      <p className={styles.level}>
        <Chip tone={tone === 'thrive' ? 'good' : tone}>{content.levelTitle}</Chip>
      </p>
      <p className={`${styles.sentence} muted`}>
        {`${content.desc} ${areasSentence(quiz.copy.result, subAssessments)}`}
      </p>
      <div className={`${styles.heroButton} only-wide`}>
        <Button wide onClick={onContinue}>
          {quiz.copy.result.goOn}
        </Button>
      </div>
    </section>
  );
}
