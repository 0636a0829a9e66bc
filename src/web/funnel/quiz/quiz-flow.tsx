import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import { canContinue, progressOf } from '#quiz/engine/progress.ts';
import type { QuizOutline, QuizState } from '#quiz/quiz.ts';
import { go } from '#web/platform/navigate.ts';
import { settleHeadMarks } from '../progress/early-taps.ts';
import { loadWithRetries } from '../progress/load-with-retries.ts';
import type { UseQuiz } from '../progress/quiz-store.ts';
import { positionLabel } from '../screen-parts/position-label.ts';
import { ScreenEvents } from '../screen-parts/screen-events.tsx';
import type { QuizActions, ScreenProps } from '../screen-parts/screen-props.ts';
import { HealthConsentSheet, QuizStart } from './health-consent-sheet.tsx';
import { keyAction, keyPressOf } from './question-keys.ts';
import styles from './quiz-flow.module.css';
import { QuizStage } from './quiz-stage.tsx';
import { prefetchScreens } from './screen-view.tsx';
import { useQuizActions } from './use-quiz-actions.ts';
import { useStepHistory } from './use-step-history.ts';

const TooYoung = lazy(() => loadWithRetries(() => import('./too-young.tsx')));

/** Nobody can read a new screen this fast; a second click within this time belongs to the previous screen. */
const arrivalMs = 100;

interface QuizFlowProps {
  useQuiz: UseQuiz;
  /** Loaded with the page, so that the first screen is shown at once. */
  FirstScreen: ComponentType<ScreenProps>;
}

/** One quiz from its first screen to its last, one screen at a time. */
export function QuizFlow({ useQuiz, FirstScreen }: QuizFlowProps) {
  const quiz = useQuiz((store) => store.content);
  const state = useQuiz((store) => store.quiz);
  const isReady = useQuiz((store) => store.isReady);
  const hasHealthConsent = useQuiz((store) => store.healthConsentAt > 0);
  const [isTooYoung, setTooYoung] = useState(false);
  const onPassed = useCallback(() => go(quizPages[quiz.name].email), [quiz.name]);
  const onStop = useCallback(() => setTooYoung(true), []);

  const number = state.currentScreen;
  const steps = useQuizActions({ useQuiz, onPassed, onStop });
  const history = useStepHistory(number, isReady && !isTooYoung, steps.moveTo);
  const back = () => (number === 1 ? go(startOf(quiz.name)) : history.back());
  const actions: QuizActions = { ...steps, back };
  const announcement = useStepArrival(number, positionLabel(quiz, state), isReady);
  const isBackwards = useIsBackwards(number);
  const Consent = hasStartPage(quiz.name) ? HealthConsentSheet : QuizStart;
  useBeginning(useQuiz, isReady, hasHealthConsent);

  if (isTooYoung) {
    return (
      <Suspense>
        <TooYoung />
      </Suspense>
    );
  }

  /** Ignores the second click of a double click that answered the previous screen. */
  function onClickCapture(event: MouseEvent) {
    const hasJustCome = Date.now() - progressOf(state, number).openedAt < arrivalMs;
    if (!(event.detail > 1 && hasJustCome && isInQuestion(event))) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are a second way to press the buttons inside */}
      <div
        className={`${styles.room} ${isBackwards ? styles.backwards : ''}`}
        inert={isReady && !hasHealthConsent}
        onKeyDown={(event) => pressKey(event, quiz, state, actions)}
        onClickCapture={onClickCapture}
      >
        <QuizStage
          quiz={quiz}
          state={state}
          number={number}
          isReady={isReady}
          actions={actions}
          FirstScreen={FirstScreen}
        />
      </div>
      {isReady && number !== quiz.resultScreen && <ScreenEvents key={number} number={number} quizId={quiz.eventId} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {!hasHealthConsent && <Consent quiz={quiz} isReady={isReady} onAccept={useQuiz.getState().giveHealthConsent} />}
    </>
  );
}

function pressKey(event: KeyboardEvent, quiz: QuizOutline, state: QuizState, actions: QuizActions) {
  // A key held down must not answer the following screens too.
  if (event.repeat || !isInQuestion(event)) return;
  const options = quiz.screens[state.currentScreen - 1]!.options ?? [];
  const action = keyAction(keyPressOf(event.nativeEvent), options.length);
  if (action === null) return;
  event.preventDefault();
  if (action === 'back') actions.back();
  else if (action !== 'continue') actions.choose(options[action.choose]!.id);
  else if (canContinue(quiz, state)) actions.next();
}

const isInQuestion = ({ target }: { target: EventTarget }) => (target as Element).closest('main') !== null;

/** Back on the first screen leads here: the start page, or Home for a quiz without one. */
const startOf = (quizName: QuizName) => (hasStartPage(quizName) ? quizPages[quizName].start : paths.home);

const hasStartPage = (quizName: QuizName) => quizPages[quizName].start !== quizPages[quizName].screens;

/**
 * Restores the stored state, removes the head script's marks, also when another tab withdraws the consent later, and
 * prefetches the next screens.
 */
function useBeginning(useQuiz: UseQuiz, isReady: boolean, hasHealthConsent: boolean) {
  useLayoutEffect(() => {
    void useQuiz.getState().begin();
  }, [useQuiz]);
  useLayoutEffect(() => {
    if (!isReady) return;
    settleHeadMarks({ hasHealthConsent, isOnFirstScreen: useQuiz.getState().quiz.currentScreen === 1 });
  }, [useQuiz, isReady, hasHealthConsent]);
  useEffect(prefetchScreens, []);
}

/** Whether the last step went to a lower screen number; the new screen then enters from above. */
function useIsBackwards(number: number): boolean {
  const [trail, setTrail] = useState({ number, isBackwards: false });
  if (trail.number !== number) setTrail({ number, isBackwards: number < trail.number });
  return trail.isBackwards;
}

/**
 * After each step, scrolls to the top, sets the title and announces the position. The first screen shown is left to the
 * router.
 * @param position such as "Question 20 of 29"; different on each screen, because a live region repeats nothing
 * @returns the text for a polite live region
 */
function useStepArrival(screenNumber: number, position: string, isReady: boolean): string {
  const last = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');
  useLayoutEffect(() => {
    if (!isReady || last.current === screenNumber) return;
    const isStep = last.current !== undefined;
    last.current = screenNumber;
    if (!isStep) return;
    window.scrollTo(0, 0);
    document.title = `${position} · ${brand}`;
    setAnnouncement(position);
  }, [screenNumber, position, isReady]);
  return announcement;
}
