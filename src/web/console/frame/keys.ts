import type { ConsolePath } from '#contract/console/paths.ts';

/** A key that was pressed in the console. */
export interface Press {
  key: string;
  /** In a field, where letters are text. */
  isInField: boolean;
  /** With Ctrl, Alt or Meta: it belongs to the browser. */
  isWithModifier: boolean;
  /** A dialog or the menu covers the page. */
  isInDialog: boolean;
}

export type KeyAct =
  | { do: 'search' }
  | { do: 'find' }
  | { do: 'row'; by: 1 | -1 }
  | { do: 'await page' }
  | { do: 'page'; path: ConsolePath }
  | { do: 'list keys' }
  | { do: 'leave' };

/** The second key of `g o` has to come within this time. */
const secondKeyMs = 1500;

/** The pages that this operator may open, each with its key after `g`. */
export type PageKeys = readonly { path: ConsolePath; key: string }[];

/**
 * The act of a key (design, "Interaction"); null if the key belongs to the page or the browser. `sinceG` is the time
 * since `g` was pressed in ms, null if the last key was another.
 */
export function actOfKey(press: Press, sinceG: number | null, pages: PageKeys): KeyAct | null {
  const { key, isInField, isWithModifier, isInDialog } = press;
  if (isWithModifier || isInDialog) return null;
  if (key === 'Escape') return { do: 'leave' };
  if (isInField) return null;
  if (sinceG !== null && sinceG <= secondKeyMs) {
    const page = pages.find((one) => one.key === key);
    if (page !== undefined) return { do: 'page', path: page.path };
  }
  if (key === 'g') return { do: 'await page' };
  if (key === '/') return { do: 'search' };
  if (key === 'f') return { do: 'find' };
  if (key === 'j') return { do: 'row', by: 1 };
  if (key === 'k') return { do: 'row', by: -1 };
  return key === '?' ? { do: 'list keys' } : null;
}

/** The row to go to, from 0; null without rows. `current` is null while no row has the focus. */
export function nextRow(current: number | null, count: number, by: 1 | -1): number | null {
  if (count === 0) return null;
  if (current === null) return by === 1 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, current + by));
}
