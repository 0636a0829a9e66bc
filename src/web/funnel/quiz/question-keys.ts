export type KeyAction = { choose: number } | 'continue' | 'back';

interface KeyPress {
  key: string;
  /** Control, Alt or Meta is held: the browser's own shortcuts stay. */
  hasModifier: boolean;
  /** What has focus: a text field keeps its letters, a control its own Enter. */
  target: 'text-field' | 'control' | 'other';
}

/**
 * What a key pressed inside a question means (design, Behaviour for everyone): 1 to 9 answer, Enter continues,
 * ArrowLeft and Backspace go back. The caller listens inside the question only (WCAG 2.1.4).
 * @returns `choose` is the option's index from 0; null when the key means nothing here
 */
export function keyAction({ key, hasModifier, target }: KeyPress, optionCount: number): KeyAction | null {
  if (hasModifier || target === 'text-field') return null;
  if (/^[1-9]$/.test(key) && Number(key) <= optionCount) return { choose: Number(key) - 1 };
  if (key === 'ArrowLeft' || key === 'Backspace') return 'back';
  return key === 'Enter' && target === 'other' ? 'continue' : null;
}

/** Describes a key event to `keyAction`. */
export function keyPressOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>): KeyPress {
  const element = event.target as Element;
  const isTextField = element.matches('textarea, input:not([type=checkbox], [type=radio])');
  // A box to tick is pressed with Space; Enter means nothing to it.
  const isControl = element.matches('a, button, summary');
  return {
    key: event.key,
    hasModifier: event.ctrlKey || event.altKey || event.metaKey,
    target: isTextField ? 'text-field' : isControl ? 'control' : 'other',
  };
}
