import { Activity, type KeyboardEvent, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { paths } from '../../contract/paths';
import { canContinue, progress } from '../../quiz/engine';
import type { Quiz } from '../../quiz/quiz';
import { go } from '../platform/navigate';
import { useHydrated } from '../platform/use-hydrated';
import { FunnelStage } from '../ui/stage';
import { Arrival } from './arrival';
import { settleHeadMarks } from './early-taps';
import { HealthConsentSheet } from './health-consent-sheet';
import { keyAction, keyPressOf } from './question-keys';
import styles from './quiz-flow.module.css';
import type { UseQuiz } from './quiz-store';
import { ScreenEvents } from './screen-events';
import { isStaged, prefetchScreens, ScreenView } from './screen-view';
import { StepHeader } from './step-header';
import { TooYoung } from './too-young';
import { useQuizActions } from './use-quiz-actions';
import { useStepArrival } from './use-step-arrival';
import { useStepHistory } from './use-step-history';

interface QuizFlowProps {
  quiz: Quiz;
  useQuiz: UseQuiz;
  /** Which quiz it is in events. */
  eventQuiz: 'quiz_one' | 'quiz_two' | 'quiz_mental_health';
  /** Where the visitor goes after the last screen. */
  passedPath: string;
}

/** One quiz from its first screen to its last: shows `state.currentScreen` and keeps the next one ready. */
export function QuizFlow({ quiz, useQuiz, eventQuiz, passedPath }: QuizFlowProps) {
  const state = useQuiz((store) => store.quiz);
  const hasHealthConsent = useQuiz((store) => store.healthConsentAt > 0);
  const isHydrated = useHydrated();
  const [isTooYoung, setTooYoung] = useState(false);
  const onPassed = useCallback(() => go(passedPath), [passedPath]);
  const onStop = useCallback(() => setTooYoung(true), []);

  const number = state.currentScreen;
  const steps = useQuizActions({ quiz, useQuiz, onPassed, onStop });
  const history = useStepHistory(number, isHydrated, steps.moveTo);
  const back = () => (number === 1 ? go(paths.home) : history.back());
  const actions = { ...steps, back };
  const { current, total, share } = progress(quiz, state);
  const announcement = useStepArrival(`Question ${current} of ${total}`, isHydrated);
  const isBackwards = useIsBackwards(number);

  useLayoutEffect(() => {
    if (!isHydrated) return;
    const store = useQuiz.getState();
    settleHeadMarks({ hasHealthConsent: store.healthConsentAt > 0, isOnFirstScreen: store.quiz.currentScreen === 1 });
    store.open();
  }, [isHydrated, useQuiz]);
  useEffect(prefetchScreens, []);

  if (isTooYoung) return <TooYoung />;

  function onKeyDown(event: KeyboardEvent) {
    if ((event.target as Element).closest('main') === null) return;
    const options = quiz.screens[number - 1]!.options ?? [];
    const action = keyAction(keyPressOf(event.nativeEvent), options.length);
    if (action === null) return;
    event.preventDefault();
    if (action === 'back') back();
    else if (action !== 'continue') actions.choose(options[action.choose]!.id);
    else if (canContinue(quiz, state)) actions.next();
  }

  const isWaiting = isHydrated && !hasHealthConsent;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are a second way to press the buttons inside */}
      <div className={`${styles.room} ${isBackwards ? styles.backwards : ''}`} inert={isWaiting} onKeyDown={onKeyDown}>
        {isStaged(quiz.screens[number - 1]) ? (
          <FunnelStage
            brandHref={paths.home}
            share={share}
            header={<StepHeader quiz={quiz} state={state} onBack={back} />}
          >
            {[number, number + 1].map((shown) =>
              isStaged(quiz.screens[shown - 1]) && (shown === number || isHydrated) ? (
                <Activity key={shown} mode={shown === number ? 'visible' : 'hidden'}>
                  <Arrival hasStepped={actions.hasStepped}>
                    <ScreenView quiz={quiz} state={state} number={shown} actions={actions} />
                  </Arrival>
                </Activity>
              ) : null,
            )}
          </FunnelStage>
        ) : (
          <Suspense
            fallback={
              <FunnelStage brandHref={paths.home} share={share}>
                {null}
              </FunnelStage>
            }
          >
            <Arrival key={number} hasStepped={actions.hasStepped}>
              <ScreenView quiz={quiz} state={state} number={number} actions={actions} />
            </Arrival>
          </Suspense>
        )}
      </div>
      {isHydrated && <ScreenEvents key={number} eventQuiz={eventQuiz} quiz={quiz} state={state} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {!hasHealthConsent && (
        <HealthConsentSheet questionCount={total} onAccept={useQuiz.getState().giveHealthConsent} />
      )}
    </>
  );
}

/** Whether the last step went to a lower screen number; screens then come in from above. */
function useIsBackwards(number: number): boolean {
  const [trail, setTrail] = useState({ number, isBackwards: false });
  if (trail.number !== number) setTrail({ number, isBackwards: number < trail.number });
  return trail.isBackwards;
}
