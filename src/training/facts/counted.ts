import { inWords } from '#training/number-words.ts';

/** A number in a fact: a word below ten, digits from there on (delight.md § 7). */
export const factNumber = (number: number): string => (number < 10 ? inWords(number) : String(number));

/** "six bows", "12 tails", "one gust". */
export const counted = (count: number, noun: string): string => `${factNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
