import { useEffect, useRef } from 'react';

/**
 * Keeps one browser history entry per screen, so that the browser's Back is the quiz's Back.
 * @param isReady the stored state is restored
 * @returns `back` goes one screen back, through the browser's history if it has that screen
 */
export function useStepHistory(
  currentScreen: number,
  isReady: boolean,
  moveTo: (screenNumber: number) => void,
): { back: () => void } {
  const hasArrived = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    const entry = stepOf(history.state);
    if (!hasArrived.current) {
      hasArrived.current = true;
      // The visitor came back from a later page to the entry of an earlier screen.
      if (entry !== null && entry.screen !== currentScreen) {
        moveTo(entry.screen);
        return;
      }
    }
    const change = historyChange(entry, currentScreen);
    if (change === null) return;
    if ('push' in change) history.pushState(change.push, '');
    else history.replaceState(change.replace, '');
  }, [currentScreen, isReady, moveTo]);

  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      const step = stepOf(event.state);
      if (step !== null) moveTo(step.screen);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [moveTo]);

  const back = () => {
    const entry = stepOf(history.state);
    if (entry?.screen === currentScreen && entry.hasStepBehind) history.back();
    else moveTo(currentScreen - 1);
  };
  return { back };
}

/** The quiz's part of a browser history entry. */
interface Step {
  screen: number;
  /** Whether the entry before it has the previous screen. */
  hasStepBehind: boolean;
}

/** The step in `history.state`; null for entries that the quiz did not write. */
export function stepOf(historyState: unknown): Step | null {
  if (typeof historyState !== 'object' || historyState === null || !('quizScreen' in historyState)) return null;
  const { quizScreen, quizStepBehind } = historyState as { quizScreen: unknown; quizStepBehind?: unknown };
  return typeof quizScreen === 'number' ? { screen: quizScreen, hasStepBehind: quizStepBehind === true } : null;
}

/** How the history follows the quiz to `current`: one step forward adds an entry, any other replaces this one. */
export function historyChange(entry: Step | null, current: number): { push: object } | { replace: object } | null {
  if (entry?.screen === current) return null;
  if (entry !== null && current === entry.screen + 1) return { push: { quizScreen: current, quizStepBehind: true } };
  return { replace: { quizScreen: current } };
}
