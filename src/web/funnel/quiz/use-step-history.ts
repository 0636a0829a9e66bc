import { useEffect, useRef } from 'react';
import { historyChange, stepOf } from './step-history.ts';

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
