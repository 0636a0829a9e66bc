import { useEffect } from 'react';

/**
 * When the focused button disappears with its picture, focuses the heading, so that a screen reader continues there.
 */
export function useFoundFocus(scene: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever another picture is shown
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [scene]);
}
