/**
 * The sentences of a text. Without a lookbehind in the expression, which Safari has only since 16.4.
 * @param text its sentences end with a point, a question mark or an exclamation mark, and a space stands between them
 */
export const sentencesOf = (text: string): string[] => text.replace(/([.?!]) (?=\S)/g, '$1\n').split('\n');
