import { useEffect, useMemo, useRef } from 'react';

/** Tap to next question: long enough to see one's choice. The same without motion (design, Auto-advance). */
const advanceDelayMs = 240;

/** A timer for one step: starting it again starts it over, leaving the page ends it. */
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
