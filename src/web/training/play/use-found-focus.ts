import { useEffect } from 'react';

/** When the button that had the focus is gone with its picture, the heading gets it, and a screen reader goes on there. */
export function useFoundFocus(scene: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever another picture is shown
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [scene]);
}
