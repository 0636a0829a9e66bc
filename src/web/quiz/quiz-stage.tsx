import { Activity, Suspense } from 'react';
import { paths } from '../../contract/paths';
import { progress } from '../../quiz/engine';
import { FunnelStage } from '../ui/stage';
import { Arrival } from './arrival';
import type { ScreenProps } from './screen-props';
import { isStaged, ScreenView } from './screen-view';
import { StepHeader } from './step-header';

/** The current screen; of questions the next one is kept ready, hidden, so that a tap shows it at once. */
export function QuizStage(props: ScreenProps) {
  const { quiz, state, number, isReady, actions } = props;
  const { share } = progress(quiz, state);
  if (!isStaged(quiz.screens[number - 1])) {
    return (
      <Suspense fallback={<FunnelStage share={share}>{null}</FunnelStage>}>
        <Arrival key={number} hasStepped={actions.hasStepped}>
          <ScreenView {...props} />
        </Arrival>
      </Suspense>
    );
  }
  const shown = isReady && isStaged(quiz.screens[number]) ? [number, number + 1] : [number];
  return (
    <FunnelStage
      brandHref={paths.home}
      share={share}
      header={<StepHeader quiz={quiz} state={state} onBack={actions.back} />}
    >
      {shown.map((one) => (
        <Activity key={one} mode={one === number ? 'visible' : 'hidden'}>
          <Suspense>
            <Arrival hasStepped={actions.hasStepped}>
              <ScreenView {...props} number={one} />
            </Arrival>
          </Suspense>
        </Activity>
      ))}
    </FunnelStage>
  );
}
