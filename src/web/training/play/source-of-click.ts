import type { MouseEvent } from 'react';
import type { Source } from '#training/run/trial.ts';

/** What a button was pressed with that answers on the click. A click without a press comes from a key or a screen reader. */
export function sourceOfClick({ detail, nativeEvent }: MouseEvent): Source {
  if (detail === 0) return 'key';
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType !== 'mouse' ? 'touch' : 'mouse';
}

/** For a button beside others that answer: pressed by a mouse it leaves the focus, and with it Enter, to what is asked. */
export const leaveFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
