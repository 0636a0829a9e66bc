import { paths } from '#contract/paths.ts';
import { mirrorText } from '#quiz/engine/mirror.ts';
import { progress } from '#quiz/engine/progress.ts';
import type { Figure } from '#quiz/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { SheetStage } from '#web/ui/stage.tsx';
import { KeyHints } from '#web/ui/step.tsx';
import { FigureSourceNote } from '../screen-parts/figure-source.tsx';
import { isEvening, ScenePicture } from '../screen-parts/scene-picture.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { StepHeader } from '../screen-parts/step-header.tsx';
import { AreaSketch } from './area-sketch.tsx';
import styles from './info-screen.module.css';
import { continueHints } from './key-hints.ts';

/** § 2 `info`: a scene, a figure with its source, and a short text, which a mirror card makes from earlier answers. */
export default function InfoScreen({ quiz, state, number, actions }: ScreenProps) {
  const screen = quiz.screens[number - 1]!;
  const { desc, figure, sketch, headerImg = 'calm' } = screen;
  const own = mirrorText(quiz, state, screen);
  return (
    <SheetStage
      brandHref={paths.home}
      evening={isEvening(headerImg)}
      share={progress(quiz, state).share}
      scene={<ScenePicture name={headerImg} shape="panel" sways />}
      picture={<ScenePicture name={headerImg} sways />}
      header={<StepHeader quiz={quiz} state={state} onBack={actions.back} />}
    >
      {figure && own === null && <BigFigure {...figure} />}
      <h1 tabIndex={-1}>{own?.title ?? screen.title}</h1>
      {own && <p className={styles.own}>{own.desc}</p>}
      {figure && own && <BigFigure {...figure} />}
      <p className="muted">{desc}</p>
      {sketch && 'results' in quiz && <AreaSketch quiz={quiz} state={state} />}
      {figure && <FigureSourceNote source={figure.source} />}
      <Button wide onClick={actions.next}>
        Continue
      </Button>
      <KeyHints hints={continueHints} />
    </SheetStage>
  );
}

/** The figure above its description on a card of facts; on other cards it comes after the visitor's own words. */
function BigFigure({ value, unit }: Figure) {
  return (
    <p className={`${styles.figure} number`}>
      <span>{value}</span>
      {unit && <small>{unit}</small>}
    </p>
  );
}
