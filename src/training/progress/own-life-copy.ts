import { capital, inWords } from '#training/number-words.ts';
import type { Interval } from './intervals.ts';
import {
  enoughForShare,
  enoughTimes,
  type OwnChange,
  type OwnGuesses,
  type OwnLife,
  type OwnPlans,
  type OwnWorries,
} from './own-life.ts';

/** An interval to be drawn, with the place of the estimate, and the meaning of the line below it. */
export interface DrawnInterval extends Interval {
  mark: number;
  scale: 'times the guess' | 'of ten' | 'points';
}

/** A number of the person's own life, as shown. */
export interface OwnNumber {
  name: string;
  /** The number itself, with its unit. */
  value: string;
  text: string;
  /** Never shown without it: that the number may mean no change. */
  caveat: string | null;
  /** Null with too few values for a drawing. */
  drawn: DrawnInterval | null;
}

/** The card, and the sentence before what its numbers mean. */
export const ownLifeCopy = {
  title: 'Your own life',
  caption: 'These numbers show no cause.',
  worth: 'Nearest to your days, so most worth a look.',
} as const;

/** No text names a cause, because nobody knows how the same day would have been without the exercise. */
const notTheCause = {
  woundUp: 'A rest may do the same.',
  kindness: 'A pause may do the same.',
} as const;

/** All numbers that have something to count, in the order of the page. */
export function ownNumbersOf({ guesses, plans, worries, woundUp, kindness }: OwnLife): OwnNumber[] {
  return [
    guesses && guessNumber(guesses),
    plans && planNumber(plans),
    worries && worryNumber(worries),
    woundUp && changeNumber('Wound up, before and after', woundUp, notTheCause.woundUp),
    kindness && changeNumber('Kind to yourself, before and after', kindness, notTheCause.kindness),
  ].filter((number) => number !== null);
}

function guessNumber({ guesses, took }: OwnGuesses): OwnNumber {
  const name = 'Your guesses';
  if (took === null) return { name, value: counted(guesses, 'guess', 'guesses'), ...tooFew(enoughTimes) };
  const { median, half, usual } = took;
  return {
    name,
    value: `× ${oneDigit(median)}`,
    text: `Things took ${oneDigit(median)} times your guess. Half of them between ${oneDigit(half.low)} and ${oneDigit(half.high)}. ${guesses} guesses. Your usual may be ${fromTo(oneDigit(usual.low), oneDigit(usual.high))}.`,
    caveat: null,
    drawn: { ...usual, mark: median, scale: 'times the guess' },
  };
}

function planNumber({ planned, begun, share }: OwnPlans): OwnNumber {
  const value = `${begun} of ${planned}`;
  const name = 'Begun of planned';
  if (share === null) return { name, value, ...tooFew(enoughForShare) };
  return {
    name,
    value,
    text: `${capital(inWords(planned))} plans${few(planned)} ${ofTen(share)}`,
    caveat: null,
    drawn: drawnShare(share, begun / planned),
  };
}

function worryNumber({ parked, lookedAt, noLongerMattered, share }: OwnWorries): OwnNumber {
  const away = parked === 0 ? '' : ` ${counted(parked, 'was', 'were')} put away before.`;
  if (lookedAt === 0) {
    return {
      name: 'Parked worries',
      value: String(parked),
      text: 'None of them was looked at in the window yet.',
      caveat: null,
      drawn: null,
    };
  }
  // Without its text beside it, the number has to say of what it is.
  const gone = 'Worries that no longer mattered';
  const value = `${noLongerMattered} of ${lookedAt}`;
  const mattered = `no longer mattered at the window.${away}`;
  if (share === null) {
    const least = tooFew(enoughForShare);
    return { name: gone, value, ...least, text: `${mattered} ${least.text}` };
  }
  return {
    name: gone,
    value,
    text: `${mattered} ${ofTen(share)}`,
    caveat: null,
    drawn: drawnShare(share, noLongerMattered / lookedAt),
  };
}

function changeNumber(name: string, { times, change }: OwnChange, why: string): OwnNumber {
  if (change === null) return { name, value: counted(times, 'time', 'times'), ...tooFew(enoughTimes) };
  const { mean, low, high } = change;
  const isOpen = low <= 0 && high >= 0;
  const ends =
    low < 0 && high > 0
      ? `Between ${higherOrLower(low)} and ${higherOrLower(high)}.`
      : `Between ${oneDigit(Math.min(Math.abs(low), Math.abs(high)))} and ${higherOrLower(mean < 0 ? low : high)}.`;
  return {
    name,
    value: higherOrLower(mean),
    text: `Out of ten points, from ${times} times. ${ends} ${isOpen ? noChange : why}`,
    caveat: isOpen ? noChange : null,
    drawn: { low, high, mark: mean, scale: 'points' },
  };
}

const noChange = 'That may be no change.';

const tooFew = (enough: number) => ({
  text: `Too few to say more. From ${inWords(enough)} on we can.`,
  caveat: null,
  drawn: null,
});

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** "1.4"; the minus is a true one. */
const oneDigit = (value: number) => value.toFixed(1);
const fromTo = (low: string, high: string) => (low === high ? `about ${low}` : `from ${low} to ${high}`);

function higherOrLower(points: number): string {
  const written = oneDigit(Math.abs(points));
  if (written === '0.0') return 'the same';
  return `${written} ${points < 0 ? 'lower' : 'higher'}`;
}

/** With fewer plans the interval is so wide that the text begins with it. */
const manyPlans = 15;
const few = (count: number) => (count < manyPlans ? ' are few.' : '.');

/** "In the long run it may be from four to nine of ten." */
function ofTen({ low, high }: Interval): string {
  const [least, most] = [Math.round(low * 10), Math.round(high * 10)];
  const words = (count: number) => (count === 0 ? 'none' : inWords(count));
  const span = least === most ? `about ${words(least)}` : `from ${words(least)} to ${words(most)}`;
  return `In the long run it may be ${span} of ten.`;
}

const drawnShare = ({ low, high }: Interval, share: number): DrawnInterval => ({
  low: low * 10,
  high: high * 10,
  mark: share * 10,
  scale: 'of ten',
});
