import { useEffect, useRef, useState } from 'react';
import type { ScoredId } from '#training/progress/scored.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { openerOf } from './sessions-opener.ts';

/**
 * All sessions of an exercise in the place of the page. Which one is not in the address, which others see
 * (training.md § 5.5). Back from them the page is where it was left, with the focus on the button that opened them.
 * @param view what the page shows otherwise
 */
export function useSessions(view: string) {
  const [opened, setOpened] = useState<ScoredId | null>(null);
  const left = useRef<{ measured: ScoredId; top: number } | null>(null);
  useHeadingFocus(opened ?? view);
  useEffect(() => {
    if (opened !== null || left.current === null) return;
    const { measured, top } = left.current;
    left.current = null;
    window.scrollTo(0, top);
    document.getElementById(openerOf(measured))?.focus({ preventScroll: true });
  }, [opened]);
  return {
    opened,
    open(measured: ScoredId) {
      left.current = { measured, top: window.scrollY };
      setOpened(measured);
    },
    back: () => setOpened(null),
  };
}
