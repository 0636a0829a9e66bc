/** What is chosen in a field. */
interface Selection {
  start: number;
  end: number;
}

/** Writes a value's name in braces in the place of what is chosen. @returns the text, and where the cursor stands then */
export function insertValue(text: string, { start, end }: Selection, name: string): { text: string; cursor: number } {
  const value = `{${name}}`;
  return { text: text.slice(0, start) + value + text.slice(end), cursor: start + value.length };
}
