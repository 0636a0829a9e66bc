/** "a", "a and b", "a, b and c". */
export function joinWithAnd(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);
}
