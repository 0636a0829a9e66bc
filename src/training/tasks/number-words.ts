import { inWords } from '../today/today-words.ts';

const ordinals = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  ...['seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
] as const;

/** "third", for a place counted from 0. */
export const ordinalOf = (index: number): string => ordinals[index] ?? `${index + 1}th`;

/** With a large first letter, for the beginning of a sentence. */
export const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** "Three of five"; "None of five". */
export const shareInWords = (count: number, of: number): string =>
  `${count === 0 ? 'None' : capital(inWords(count))} of ${inWords(of)}`;
