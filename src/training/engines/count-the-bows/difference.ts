import { capital, inWords, ordinalOf, shareInWords } from '#training/number-words.ts';
import type { BowKind } from './bows.ts';

/** The difference between the built tail and the right one. */
export interface Difference {
  isRight: boolean;
  /** "Three of five in place". */
  title: string;
  /** "Two changed places." */
  note: string;
  /** The plain sentence above the two rows. */
  sentence: string;
}

/** The difference between two orders of the same length, in words. */
export function differenceOf(yours: readonly BowKind[], wanted: readonly BowKind[]): Difference {
  const off = wanted.flatMap((kind, index) => (kind === yours[index] ? [] : [index]));
  const title = `${shareInWords(wanted.length - off.length, wanted.length)} in place`;
  if (off.length === 0) {
    return { isRight: true, title, note: 'Every bow is where it was.', sentence: 'The two tails match' };
  }
  const areSame = [...yours].sort().join() === [...wanted].sort().join();
  const count = capital(inWords(off.length));
  const note = areSame ? `${count} changed places.` : `${count} ${off.length === 1 ? 'is' : 'are'} not the same.`;
  return { isRight: false, title, note, sentence: sentenceOf(off, yours, wanted, areSame) };
}

function sentenceOf(
  off: readonly number[],
  yours: readonly BowKind[],
  wanted: readonly BowKind[],
  areSame: boolean,
): string {
  const [first, second] = off as [number, number];
  if (off.length === 1) return `The ${ordinalOf(first)} was ${capital(wanted[first]!)}, not ${capital(yours[first]!)}`;
  if (areSame && off.length === 2) {
    if (second - first > 1) return `The ${ordinalOf(first)} and the ${ordinalOf(second)} changed places`;
    if (first === 0) return 'The first two are the other way round';
    if (second === wanted.length - 1) return 'The last two are the other way round';
    return `The ${ordinalOf(first)} and the ${ordinalOf(second)} are the other way round`;
  }
  if (areSame) return 'The same bows, in another order';
  return first === 0 ? 'The tails differ from the first bow on' : `The first ${bowsInWords(first)} in place`;
}

const bowsInWords = (count: number) => (count === 1 ? 'bow is' : `${inWords(count)} are`);

/** The line about the next tail: "The next tail is as long as this one." Null after the last tail. */
export function nextTailLine(length: number, next: number | null): string {
  if (next === null) return 'That was the last tail.';
  if (next === length) return 'The next tail is as long as this one.';
  const by = Math.abs(next - length);
  return `The next tail is ${inWords(by)} ${by === 1 ? 'bow' : 'bows'} ${next > length ? 'longer' : 'shorter'}.`;
}
