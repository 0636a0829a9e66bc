import { useEffect, useMemo, useRef } from 'react';

/**
 * From the tap to the next question: long enough to see one's choice, with and without motion (design, Auto-advance).
 */
const advanceDelayMs = 240;

/** A timer for one step. Starting it again restarts it; leaving the page stops it. */
export function useAutoAdvance() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      start(advance: () => void) {
        clearTimeout(timer.current);
        timer.current = setTimeout(advance, advanceDelayMs);
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [],
  );
}
