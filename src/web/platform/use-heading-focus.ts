import { useEffect, useRef } from 'react';

/** When a page's view changes without a new address: scrolls to the top and focuses the new heading. */
export function useHeadingFocus(view: string) {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [view]);
}
