import { paths } from '../../../contract/paths';
import type { Quiz } from '../../../quiz/quiz';
import { resultOf } from '../../../quiz/result';
import { BrandMark } from '../../ui/brand-mark';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dock } from '../../ui/dock';
import { Icon } from '../../ui/icon';
import { Ticks } from '../../ui/ticks';
import { ScreenEvents } from '../screen-events';
import type { ScreenProps } from '../screen-props';
import { HowWeScore } from './how-we-score';
import { LevelLines } from './level-lines';
import { PublisherFigures } from './publisher-figures';
import styles from './results-screen.module.css';
import { ScoreHero } from './score-hero';

interface ResultsScreenProps extends ScreenProps {
  quiz: Quiz;
}

/** § 2 `results`: free, complete and explained, before any e-mail or price. */
export default function ResultsScreen({ quiz, state, number, actions }: ResultsScreenProps) {
  const { title, desc = '' } = quiz.screens[number - 1]!;
  const result = resultOf(quiz, state);
  return (
    <div className={styles.stage}>
      <ScreenEvents number={number} quizName={quiz.name} score={result.score} level={result.level} />
      <header className={styles.top}>
        <button type="button" className="icon-button" aria-label="Back to the previous question" onClick={actions.back}>
          <Icon name="back" />
        </button>
        <BrandMark href={paths.home} />
        <span className="only-wide caption muted">Your result is saved on this device</span>
      </header>
      <main id="main" className={styles.results}>
        <ScoreHero quizName={quiz.name} title={title} result={result} onContinue={actions.next} />
        <div className="stack-large">
          <LevelLines subAssessments={result.subAssessments} />
          <div className={styles.pair}>
            <Card title="What stands out">
              <Ticks plain items={result.symptoms} />
            </Card>
            <Card title="A good first step">
              <p className="muted">{result.content.recommendation}</p>
            </Card>
          </div>
          <PublisherFigures figures={result.content.figures} />
          <HowWeScore quiz={quiz} state={state} disclaimer={desc} onErase={actions.erase} />
        </div>
      </main>
      <Dock narrowOnly>
        <Button wide onClick={actions.next}>
          See what helps
        </Button>
      </Dock>
    </div>
  );
}
