import type { MouseEvent } from 'react';
import type { Source } from '#training/run/trial.ts';

/** The source of the click on a button. A click without a press comes from a key or a screen reader. */
export function sourceOfClick({ detail, nativeEvent }: MouseEvent): Source {
  if (detail === 0) return 'key';
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse' ? 'touch' : 'mouse';
}

/** For a button beside the answers: a mouse press on it leaves the focus, and with it Enter, on the instruction. */
export const leaveFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
