import { paths } from '#contract/paths.ts';
import { type Result, resultOf } from '#quiz/engine/result.ts';
import { publisherFigures } from '#quiz/figures.ts';
import type { Quiz } from '#quiz/quiz.ts';
import { ScenePicture } from '#web/funnel/screen-parts/scene-picture.tsx';
import { ScreenEvents } from '#web/funnel/screen-parts/screen-events.tsx';
import type { ScreenProps } from '#web/funnel/screen-parts/screen-props.ts';
import { nameFrom } from '#web/funnel/screen-parts/sign-up-body.ts';
import { StepHeader } from '#web/funnel/screen-parts/step-header.tsx';
import { TryPlay } from '#web/funnel/screen-parts/try-play.tsx';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dock } from '#web/ui/dock.tsx';
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
  const help = helpPlace(quiz.copy.result, result.level);
  const heading = resultTitle(title, nameFrom(quiz, state));
  const play = <TryPlay where="result" next={{ label: quiz.copy.result.goOn, onPress: actions.next }} />;
  return (
    <div className={styles.stage}>
      <ScreenEvents number={number} quizId={quiz.eventId} score={result.score} level={result.level} />
      <div className={styles.top}>
        <aside className={styles.brand} aria-label="Brand">
          <BrandMark href={paths.home} />
        </aside>
        <StepHeader quiz={quiz} state={state} onBack={actions.back} />
        <section className="only-wide caption muted" aria-label="Where it is kept">
          Your result is saved on this device
        </section>
      </div>
      <main id="main" className={styles.results}>
        <ScoreHero quiz={quiz} title={heading} result={result} onContinue={actions.next} />
        <div className="stack-large">
          {help === 'first' && <CrisisHelp />}
          <LevelLines copy={quiz.copy.result} subAssessments={result.subAssessments} />
          {help !== 'first' && play}
          <WhatStandsOut result={result} />
          {help === 'among' && <CrisisHelp />}
          <HowWeScore quiz={quiz} state={state} disclaimer={desc} onErase={actions.erase} />
          {help === 'first' && play}
          <PublisherLine />
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

/** The level's picture, three symptoms in one sentence, and one recommendation. */
function WhatStandsOut({ result: { standsOut, content } }: { result: Result }) {
  return (
    <>
      <div className={styles.weather}>
        <ScenePicture name={content.levelImg} shape="banner" />
      </div>
      <div className={styles.pair}>
        <Card title="What stands out">
          <p className={styles.standsOut}>{standsOut}</p>
        </Card>
        <Card title="A good first step">
          <p className="muted">{content.recommendation}</p>
        </Card>
      </div>
    </>
  );
}

/** § 3: the figures without a public source, in one quiet line with the footnote that names their publisher. */
export function PublisherLine() {
  const { figures, footnote } = publisherFigures;
  const quoted = figures.map(({ value, unit, of }) => `${value} ${unit}${of === undefined ? '' : ` (${of})`}`);
  return (
    <p className={`${styles.publisher} small muted`}>
      <span className="number">{quoted.join(', ')}</span>
      <sup aria-hidden="true">*</sup> <span aria-hidden="true">* </span>
      <span>{footnote}</span>
    </p>
  );
}
