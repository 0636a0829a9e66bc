export type KeyAction = { choose: number } | 'continue' | 'back';

interface KeyPress {
  key: string;
  /** Control, Alt or Meta is held, so the key belongs to the browser. */
  hasModifier: boolean;
  /** The focused element; a text field keeps all keys, a control keeps Enter. */
  target: 'text-field' | 'control' | 'other';
}

/**
 * The action of a key pressed inside a question (design, Behaviour for everyone): 1 to 9 answer, Enter continues,
 * ArrowLeft and Backspace go back. The caller has to listen inside the question only (WCAG 2.1.4).
 * @returns `choose` is the option's index from 0; null for a key without an action
 */
export function keyAction({ key, hasModifier, target }: KeyPress, optionCount: number): KeyAction | null {
  if (hasModifier || target === 'text-field') return null;
  if (/^[1-9]$/.test(key) && Number(key) <= optionCount) return { choose: Number(key) - 1 };
  if (key === 'ArrowLeft' || key === 'Backspace') return 'back';
  return key === 'Enter' && target === 'other' ? 'continue' : null;
}

export function keyPressOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>): KeyPress {
  const element = event.target as Element;
  const isTextField = element.matches('textarea, input:not([type=checkbox], [type=radio])');
  // Check boxes are ticked with Space, so Enter is free.
  const isControl = element.matches('a, button, summary');
  return {
    key: event.key,
    hasModifier: event.ctrlKey || event.altKey || event.metaKey,
    target: isTextField ? 'text-field' : isControl ? 'control' : 'other',
  };
}
