import { paths } from '#contract/paths.ts';
import { planOf } from '#quiz/engine/plan.ts';
import { Button } from '#web/ui/button.tsx';
import { SheetStage } from '#web/ui/stage.tsx';
import { KeyHints } from '#web/ui/step.tsx';
import { Ticks } from '#web/ui/ticks.tsx';
import { isEvening, ScenePicture } from '../screen-parts/scene-picture.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { StepHeader } from '../screen-parts/step-header.tsx';
import { continueHints } from './key-hints.ts';

/** § 2 `final`: a picture and a checklist. */
export default function FinalScreen({ quiz, state, number, actions }: ScreenProps) {
  const { title, desc, checklist = [], headerImg = 'lift' } = quiz.screens[number - 1]!;
  return (
    <SheetStage
      brandHref={paths.home}
      evening={isEvening(headerImg)}
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
