import { Activity, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { progress } from '#quiz/engine/progress.ts';
import { FunnelStage } from '#web/ui/stage.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { StepHeader } from '../screen-parts/step-header.tsx';
import { Arrival } from './arrival.tsx';
import { isStaged, ScreenView } from './screen-view.tsx';

interface StageProps extends ScreenProps {
  FirstScreen: ComponentType<ScreenProps>;
}

/**
 * The current screen and, rendered but hidden, the next one, so that a tap shows it at once.
 * The prerendered screen is outside any `Activity`: when a browser extension has put an element before it, React 19
 * hydrates the same Activity again and again, and the page freezes (react/react#36819). The first screen never waits
 * hidden, so the stage needs an Activity only for later screens.
 */
export function QuizStage(props: StageProps) {
  const { quiz, state, number, isReady, actions } = props;
  const { share } = progress(quiz, state);
  const hasNext = isReady && number < quiz.screens.length;
  const kept = hasNext ? [number, number + 1] : [number];
  const staged = kept.filter((one) => isStaged(quiz.screens[one - 1]!));
  const others = kept.filter((one) => !isStaged(quiz.screens[one - 1]!));
  const isStageShown = staged.includes(number);
  const canStageHide = useEver(!isStageShown);
  const view = (one: number, fallback: ReactNode) => {
    const screen = (
      <Suspense key={one} fallback={fallback}>
        <Arrival takesFocus={actions.headingTakesFocus}>
          <ScreenView {...props} number={one} />
        </Arrival>
      </Suspense>
    );
    if (one === 1) return screen;
    return (
      <Activity key={one} mode={one === number ? 'visible' : 'hidden'}>
        {screen}
      </Activity>
    );
  };
  /* All questions share one stage, so that its progress bar and kite animate from one to the next. */
  const stage = (
    <FunnelStage share={share} header={<StepHeader quiz={quiz} state={state} onBack={actions.back} />}>
      {staged.map((one) => view(one, null))}
    </FunnelStage>
  );
  return (
    <>
      {canStageHide ? <Activity mode={isStageShown ? 'visible' : 'hidden'}>{stage}</Activity> : stage}
      {others.map((one) => view(one, <FunnelStage share={share}>{null}</FunnelStage>))}
    </>
  );
}

function useEver(isSo: boolean): boolean {
  const [ever, setEver] = useState(isSo);
  if (isSo && !ever) setEver(true);
  return ever;
}
