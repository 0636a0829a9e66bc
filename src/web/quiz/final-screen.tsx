import { paths } from '../../contract/paths';
import { planOf } from '../../quiz/plan';
import { Button } from '../ui/button';
import { SheetStage } from '../ui/stage';
import { KeyHints } from '../ui/step';
import { Ticks } from '../ui/ticks';
import { continueHints } from './key-hints';
import { ScenePicture } from './scene-picture';
import type { ScreenProps } from './screen-props';
import { StepHeader } from './step-header';

/** § 2 `final`: a picture and a checklist. */
export default function FinalScreen({ quiz, state, number, actions }: ScreenProps) {
  const { title, desc, checklist = [], headerImg = 'lift' } = quiz.screens[number - 1]!;
  return (
    <SheetStage
      brandHref={paths.home}
      scene={<ScenePicture name={headerImg} shape="panel" />}
      picture={<ScenePicture name={headerImg} />}
      header={<StepHeader quiz={quiz} state={state} onBack={actions.back} />}
    >
      <h1 tabIndex={-1}>{title}</h1>
      <p className="muted">{desc ?? `${planOf(quiz, state).dailyMinutes} minutes a day it is.`}</p>
      <Ticks items={checklist} />
      <Button wide onClick={actions.next}>
        Put my plan together
      </Button>
      <KeyHints hints={continueHints} />
    </SheetStage>
  );
}
