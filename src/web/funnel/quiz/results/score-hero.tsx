import type { Result } from '#quiz/engine/result.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Dial } from '#web/ui/dial.tsx';
import { scoreBands } from './result-bands.ts';
import styles from './results-screen.module.css';

interface ScoreHeroProps {
  quiz: Quiz;
  title: string;
  result: Result;
  onContinue: () => void;
}

/** The dial, the score, the level and its description. */
export function ScoreHero({ quiz, title, result: { score, level, content }, onContinue }: ScoreHeroProps) {
  const bands = scoreBands(quiz);
  const { word, from, to, tone } = bands.find(({ name }) => name === level)!;
  return (
    <section className={styles.hero} aria-labelledby="result-title">
      <h1 id="result-title" tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.dial}>
        <Dial
          score={score}
          bands={bands}
          label={`Score ${score} out of 100, in the ${word.toLowerCase()} band from ${from} to ${to}`}
        />
      </div>
      <p className={`${styles.score} number`}>
        {score.toFixed(1)}
        <small>of 100</small>
      </p>
      <p className={styles.level}>
        <Chip tone={tone === 'thrive' ? 'good' : tone}>
          {content.word}: {content.levelTitle}
        </Chip>
      </p>
      <p className={`${styles.sentence} muted`}>{content.desc}</p>
      <div className={`${styles.heroButton} only-wide`}>
        <Button wide onClick={onContinue}>
          {quiz.copy.result.goOn}
        </Button>
      </div>
    </section>
  );
}
