import { useMemo, useRef } from 'react';
import { advancesOnChoice } from '#quiz/engine/progress.ts';
import { forgetHealthConsentMark, replayTaps, takeEarlyTaps } from '../progress/early-taps.ts';
import type { UseQuiz } from '../progress/quiz-store.ts';
import type { QuizActions } from '../screen-parts/screen-props.ts';
import { useAutoAdvance } from './use-auto-advance.ts';

interface Options {
  useQuiz: UseQuiz;
  /** Called after the last screen. Stable. */
  onPassed: () => void;
  /** Called for a visitor under 18, after everything is erased. Stable. */
  onStop: () => void;
}

/** Confirms a tap on devices that can vibrate. */
const tapVibrationMs = 8;

/** The actions of taps, keys and the browser's history; all stable. `back` needs the history, see `useStepHistory`. */
export function useQuizActions({ useQuiz, onPassed, onStop }: Options) {
  const autoAdvance = useAutoAdvance();
  const hasStepped = useRef(false);

  return useMemo(() => {
    const store = useQuiz.getState;
    const step = (move: () => void) => {
      autoAdvance.cancel();
      hasStepped.current = true;
      move();
    };
    const next = () => {
      step(store().next);
      if (store().quiz.passed) onPassed();
    };
    const choose = (optionId: string) => {
      const { healthConsentAt, quiz: before, content } = store();
      if (healthConsentAt === 0) return;
      navigator.vibrate?.(tapVibrationMs);
      store().choose(optionId);
      if (!advancesOnChoice(content.screens[before.currentScreen - 1]!)) return;
      autoAdvance.start(() => {
        if (store().quiz.currentScreen === before.currentScreen) next();
      });
    };
    const erase = () => {
      forgetHealthConsentMark();
      step(store().erase);
    };
    return {
      choose,
      chooseAll: () => store().chooseAll(),
      enterText: (text: string) => store().enterText(text),
      next,
      moveTo: (screenNumber: number) => step(() => store().moveTo(screenNumber)),
      stop: () => {
        erase();
        onStop();
      },
      erase,
      replayEarlyTaps: () => replayTaps(takeEarlyTaps(), { giveHealthConsent: store().giveHealthConsent, choose }),
      headingTakesFocus: () =>
        hasStepped.current || (store().healthConsentAt > 0 && document.activeElement === document.body),
    } satisfies Omit<QuizActions, 'back'> & { moveTo: (screenNumber: number) => void };
  }, [useQuiz, onPassed, onStop, autoAdvance]);
}
