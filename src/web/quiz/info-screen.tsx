import { paths } from '../../contract/paths';
import { progress } from '../../quiz/engine';
import { Button } from '../ui/button';
import { SheetStage } from '../ui/stage';
import { KeyHints } from '../ui/step';
import { FigureSourceNote } from './figure-source';
import styles from './info-screen.module.css';
import { continueHints } from './key-hints';
import { ScenePicture } from './scene-picture';
import type { ScreenProps } from './screen-props';
import { StepHeader } from './step-header';

/** § 2 `info`: a scene, one figure with its source, one thought. */
export default function InfoScreen({ quiz, state, number, actions }: ScreenProps) {
  const { title, desc, figure, headerImg = 'calm' } = quiz.screens[number - 1]!;
  return (
    <SheetStage
      brandHref={paths.home}
      share={progress(quiz, state).share}
      scene={<ScenePicture name={headerImg} shape="panel" sways />}
      picture={<ScenePicture name={headerImg} sways />}
      header={<StepHeader quiz={quiz} state={state} onBack={actions.back} />}
    >
      {figure && (
        <p className={`${styles.figure} number`}>
          {figure.value}
          {figure.unit && <small>{figure.unit}</small>}
        </p>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted">{desc}</p>
      {figure && <FigureSourceNote source={figure.source} />}
      <Button wide onClick={actions.next}>
        Continue
      </Button>
      <KeyHints hints={continueHints} />
    </SheetStage>
  );
}
