import { Activity, type ComponentType, type ReactNode, Suspense } from 'react';
import { progress } from '#quiz/engine/progress.ts';
import { FunnelStage } from '#web/ui/stage.tsx';
import type { ScreenProps } from '../screen-parts/screen-props.ts';
import { StepHeader } from '../screen-parts/step-header.tsx';
import { Arrival } from './arrival.tsx';
import { isStaged, ScreenView } from './screen-view.tsx';

interface StageProps extends ScreenProps {
  FirstScreen: ComponentType<ScreenProps>;
}

/** The current screen and, rendered but hidden, the next one, so that a tap shows it at once. */
export function QuizStage(props: StageProps) {
  const { quiz, state, number, isReady, actions } = props;
  const { share } = progress(quiz, state);
  const hasNext = isReady && number < quiz.screens.length;
  const kept = hasNext ? [number, number + 1] : [number];
  const staged = kept.filter((one) => isStaged(quiz.screens[one - 1]!));
  const others = kept.filter((one) => !isStaged(quiz.screens[one - 1]!));
  const view = (one: number, fallback: ReactNode) => (
    <Activity key={one} mode={one === number ? 'visible' : 'hidden'}>
      <Suspense fallback={fallback}>
        <Arrival takesFocus={actions.headingTakesFocus}>
          <ScreenView {...props} number={one} />
        </Arrival>
      </Suspense>
    </Activity>
  );
  return (
    <>
      {/* All questions share one stage, so that its progress bar and kite animate from one to the next. */}
      <Activity mode={staged.includes(number) ? 'visible' : 'hidden'}>
        <FunnelStage share={share} header={<StepHeader quiz={quiz} state={state} onBack={actions.back} />}>
          {staged.map((one) => view(one, null))}
        </FunnelStage>
      </Activity>
      {others.map((one) => view(one, <FunnelStage share={share}>{null}</FunnelStage>))}
    </>
  );
}
