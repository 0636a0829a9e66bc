import { paths } from '#contract/paths.ts';
import { progress } from '#quiz/engine/progress.ts';
import type { Result } from '#quiz/engine/result.ts';
import { resultOf } from '#quiz/engine/result.ts';
import type { LevelContent, Quiz } from '#quiz/quiz.ts';
import { FigureSourceNote } from '#web/funnel/screen-parts/figure-source.tsx';
import { LaterResumeButton } from '#web/funnel/screen-parts/later-resume-button.tsx';
import { ScenePicture } from '#web/funnel/screen-parts/scene-picture.tsx';
import { ScreenEvents } from '#web/funnel/screen-parts/screen-events.tsx';
import type { ScreenProps } from '#web/funnel/screen-parts/screen-props.ts';
import { nameFrom } from '#web/funnel/screen-parts/sign-up-body.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Ticks } from '#web/ui/ticks.tsx';
import { CrisisHelp } from './crisis-help.tsx';
import { HowWeScore } from './how-we-score.tsx';
import { LevelLines } from './level-lines.tsx';
import { helpPlace, resultTitle } from './result-copy.ts';
import styles from './results-screen.module.css';
import { ScoreHero } from './score-hero.tsx';

interface ResultsScreenProps extends ScreenProps {
  quiz: Quiz;
}

/**
 * § 2 `results`, `results-quiz-2`, `results-mental-health`: free, complete and explained, before any email or price.
 */
export default function ResultsScreen({ quiz, state, number, actions }: ResultsScreenProps) {
  const { title, desc = '' } = quiz.screens[number - 1]!;
  const result = resultOf(quiz, state);
  const { current, total } = progress(quiz, state);
  const help = helpPlace(quiz.copy.result, result.level);
  const heading = resultTitle(title, nameFrom(quiz, state));
  return (
    <div className={styles.stage}>
      <ScreenEvents number={number} quizId={quiz.eventId} score={result.score} level={result.level} />
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
          <LevelLines copy={quiz.copy.result} subAssessments={result.subAssessments} />
          <WhatStandsOut result={result} />
          {help === 'among' && <CrisisHelp />}
          <PublisherFigures figures={result.content.figures} />
          <HowWeScore quiz={quiz} state={state} disclaimer={desc} onErase={actions.erase} />
        </div>
      </main>
      <Dock narrowOnly>
        <Button wide onClick={actions.next}>
          {quiz.copy.result.goOn}
        </Button>
      </Dock>
    </div>
  );
}

/** The level's picture, three symptoms and one recommendation. */
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

/** The quoted figures, each with its source. */
function PublisherFigures({ figures }: { figures: LevelContent['figures'] }) {
  if (figures.length === 0) return null;
  return (
    <div className={figures.length > 1 ? styles.pair : undefined}>
      {figures.map(({ text, figure }) => (
        <section key={figure.value} className={styles.figureCard}>
          <p className={`${styles.figure} number`}>
            {figure.value}
            {figure.unit && <small>{figure.unit}</small>}
          </p>
          <div className="stack-small">
            <p className="muted small">{text}</p>
            <FigureSourceNote source={figure.source} />
          </div>
        </section>
      ))}
    </div>
  );
}
