/** What was typed into a field before it was there. */
export interface TypedAhead {
  text: string;
  /** Enter was pressed last. */
  isSent: boolean;
}

/** The text after one more key; null for a key that writes nothing. */
export function typedAhead({ text }: TypedAhead, key: string): TypedAhead | null {
  if (key === 'Enter') return { text, isSent: true };
  if (key === 'Backspace') return { text: [...text].slice(0, -1).join(''), isSent: false };
  return [...key].length === 1 ? { text: text + key, isSent: false } : null;
}
