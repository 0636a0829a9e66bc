import { paths } from '../../../contract/paths';
import { progress } from '../../../quiz/engine';
import type { Quiz, Result } from '../../../quiz/quiz';
import { resultOf } from '../../../quiz/result';
import { BrandMark } from '../../ui/brand-mark';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Dock } from '../../ui/dock';
import { Icon } from '../../ui/icon';
import { Ticks } from '../../ui/ticks';
import { LaterResumeButton } from '../later-resume-button';
import { ScenePicture } from '../scene-picture';
import { ScreenEvents } from '../screen-events';
import type { ScreenProps } from '../screen-props';
import { nameFrom } from '../sign-up-body';
import { CrisisHelp } from './crisis-help';
import { HowWeScore } from './how-we-score';
import { LevelLines } from './level-lines';
import { PublisherFigures } from './publisher-figures';
import { helpPlace, resultTitle, resultWords } from './result-words';
import styles from './results-screen.module.css';
import { ScoreHero } from './score-hero';

interface ResultsScreenProps extends ScreenProps {
  quiz: Quiz;
}

/** § 2 `results`, `results-quiz-2`, `results-mental-health`: free, complete and explained, before any e-mail or price. */
export default function ResultsScreen({ quiz, state, number, actions }: ResultsScreenProps) {
  const { title, desc = '' } = quiz.screens[number - 1]!;
  const result = resultOf(quiz, state);
  const { current, total } = progress(quiz, state);
  const help = helpPlace(quiz.name, result.level);
  const heading = resultTitle(title, nameFrom(quiz, state));
  return (
    <div className={styles.stage}>
      <ScreenEvents number={number} quizName={quiz.name} score={result.score} level={result.level} />
      <header className={styles.top}>
        <button type="button" className="icon-button" aria-label="Back to the previous question" onClick={actions.back}>
          <Icon name="back" />
        </button>
        <BrandMark href={paths.home} />
        <div className={styles.end}>
          <span className="only-wide caption muted">Your result is saved on this device</span>
          <span className={styles.counter} aria-hidden="true">
            {current} / {total}
          </span>
          <LaterResumeButton quiz={quiz.name} />
        </div>
      </header>
      <main id="main" className={styles.results}>
        <ScoreHero quiz={quiz} title={heading} result={result} onContinue={actions.next} />
        <div className="stack-large">
          {help === 'first' && <CrisisHelp />}
          <LevelLines quizName={quiz.name} subAssessments={result.subAssessments} />
          <WhatStandsOut result={result} />
          {help === 'among' && <CrisisHelp />}
          <PublisherFigures figures={result.content.figures} />
          <HowWeScore quiz={quiz} state={state} disclaimer={desc} onErase={actions.erase} />
        </div>
      </main>
      <Dock narrowOnly>
        <Button wide onClick={actions.next}>
          {resultWords[quiz.name].goOn}
        </Button>
      </Dock>
    </div>
  );
}

/** The level's weather, three symptoms and one first step. */
function WhatStandsOut({ result: { symptoms, content } }: { result: Result }) {
  return (
    <>
      <div className={styles.weather}>
        <ScenePicture name={content.levelImg} shape="banner" />
      </div>
      <div className={styles.pair}>
        <Card title="What stands out">
          <Ticks plain items={symptoms} />
        </Card>
        <Card title="A good first step">
          <p className="muted">{content.recommendation}</p>
        </Card>
      </div>
    </>
  );
}
