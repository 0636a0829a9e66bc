import { useEffect } from 'react';

/** Sets `--keyboard-inset` to the height of the on-screen keyboard, for browsers that do not resize the page for it. */
export function useKeyboardInset() {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A zoomed page also has a small visual viewport, but no keyboard.
      const covered = viewport.scale > 1 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      style.setProperty('--keyboard-inset', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard-inset');
    };
  }, []);
}
