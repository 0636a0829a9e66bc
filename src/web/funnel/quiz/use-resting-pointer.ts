import { useLayoutEffect } from 'react';

/** The last position of the mouse, because browsers also report a mouse when only the page has moved under it. */
let place = '';

function mark() {
  document.documentElement.dataset.resting = '';
}

function onPointerMove({ screenX, screenY }: PointerEvent) {
  const now = `${screenX} ${screenY}`;
  if (now !== place) delete document.documentElement.dataset.resting;
  place = now;
}

/**
 * Marks the page with `data-resting` when a question comes or goes, until the mouse moves, so that the option under a
 * resting mouse does not look chosen. The listener stays for the screen that comes next.
 */
export function useRestingPointer() {
  useLayoutEffect(() => {
    mark();
    document.addEventListener('pointermove', onPointerMove);
    return mark;
  }, []);
}
