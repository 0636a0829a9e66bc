import { inWords } from '#training/number-words.ts';
import type { ScoredId } from './scored.ts';

/**
 * The unit in which scores are shown. Larger scores are better in every exercise, even where the shown number is a
 * time.
 */
export interface NaturalUnit {
  /** The text beside the chart: "Time for one crossing, up is quicker". */
  axis: string;
  /** The heading of a table's column: "Bows". */
  column: string;
  /** Converts a score to a number of this unit. */
  of(score: number): number;
  /** Converts a number of this unit to a score, for the marks of an axis. */
  scoreOf(number: number): number;
  /** A score with its unit, such as "5.6 bows" or "670 ms". */
  tell(score: number): string;
  /** A score for a table's column, such as "5.6" or "670". */
  tellInColumn(score: number): string;
  /** A number of this unit at the axis, such as "5" or "2.0 s". */
  tellMark(number: number): string;
  /** A difference of scores from `start` on, such as "0.5 bows" or "110 ms". */
  tellChange(difference: number, start: number): string;
  /** The same in a sentence, such as "about half a bow" or "about a third of the speed". */
  changeInWords(difference: number, start: number): string;
}

/** Things that are counted. */
interface Counted {
  axis: string;
  column: string;
  one: string;
  many: string;
  /** The text after the noun: " a minute". */
  per?: string;
  /** The number at a score of 0, and the number for each 1 of the score. */
  zero?: number;
  each?: number;
}

function counted({ axis, column, one, many, per = '', zero = 0, each = 1 }: Counted): NaturalUnit {
  return {
    axis,
    column,
    of: (score) => zero + each * score,
    scoreOf: (number) => (number - zero) / each,
    tell: (score) => `${(zero + each * score).toFixed(1)} ${many}${per}`,
    tellInColumn: (score) => (zero + each * score).toFixed(1),
    tellMark: (number) => String(Number(number.toFixed(1))),
    tellChange: (difference) => `${(each * difference).toFixed(1)} ${many}${per}`,
    changeInWords: (difference) => `about ${halvesInWords(each * difference, one, many)}${per}`,
  };
}

/** "half a bow", "one bow", "one and a half bows": to the nearest half. */
function halvesInWords(number: number, one: string, many: string): string {
  if (number < 0.375) return `a quarter of ${one}`;
  const halves = Math.round(number * 2);
  const whole = Math.floor(halves / 2);
  if (halves === 1) return `half ${one}`;
  if (halves === 2) return one.replace(/^an? /, 'one ');
  return `${inWords(whole)}${halves % 2 === 1 ? ' and a half' : ''} ${many}`;
}

/** A time that gets shorter as the score gets larger. */
interface Time {
  axis: string;
  column: string;
  /** Converts a score to milliseconds, and milliseconds to a score. */
  msOf(score: number): number;
  scoreOfMs(ms: number): number;
}

function milliseconds({ axis, column, msOf, scoreOfMs }: Time): NaturalUnit {
  const shorter = (difference: number, start: number) => roundMs(msOf(start) - msOf(start + difference));
  return {
    axis,
    column,
    of: msOf,
    scoreOf: scoreOfMs,
    tell: (score) => `${Math.round(msOf(score))} ms`,
    tellInColumn: (score) => String(Math.round(msOf(score))),
    tellMark: (number) => `${Math.round(number)} ms`,
    tellChange: (difference, start) => `${shorter(difference, start)} ms`,
    changeInWords: (difference, start) => `about ${shorter(difference, start)} ms`,
  };
}

const roundMs = (ms: number) => (ms < 50 ? Math.max(5, Math.round(ms / 5) * 5) : Math.round(ms / 10) * 10);

/** Shares of a speed that are easy to picture. */
const shares: readonly [share: number, words: string][] = [
  [0.1, 'a tenth of'],
  [0.125, 'an eighth of'],
  [1 / 6, 'a sixth of'],
  [0.2, 'a fifth of'],
  [0.25, 'a quarter of'],
  [1 / 3, 'a third of'],
  [0.5, 'half'],
  [2 / 3, 'two thirds of'],
  [0.75, 'three quarters of'],
];

/** The growth of a speed in words: "a third of", for 2 to the power of the difference. */
function shareInWords(difference: number): string {
  const share = 2 ** difference - 1;
  const off = ([each]: readonly [number, string]) => Math.abs(Math.log(each / share));
  return [...shares].sort((a, b) => off(a) - off(b))[0]![1];
}

const secondsOf = (score: number) => 2 ** -score;

/** The score is the logarithm (base 2) of sides of the arena a second. */
const crossing: NaturalUnit = {
  axis: 'Time for one crossing, up is quicker',
  column: 'Seconds for one crossing',
  of: secondsOf,
  scoreOf: (seconds) => -Math.log2(seconds),
  tell: (score) => `a crossing in ${secondsOf(score).toFixed(1)} s`,
  tellInColumn: (score) => secondsOf(score).toFixed(1),
  tellMark: (seconds) => `${seconds.toFixed(1)} s`,
  tellChange: (difference, start) => `${(secondsOf(start) - secondsOf(start + difference)).toFixed(1)} s`,
  changeInWords: (difference) => `about ${shareInWords(difference)} the speed`,
};

const units: Readonly<Record<ScoredId, NaturalUnit>> = {
  'hold-the-line': crossing,
  'count-the-bows': counted({ axis: 'Bows in order', column: 'Bows', one: 'a bow', many: 'bows' }),
  // A chart of four steps has about 2.7 bits, one of eight about 12; in between each step adds 2.3.
  'chart-the-wind': counted({
    axis: 'Steps of a chart',
    column: 'Steps',
    one: 'a step',
    many: 'steps',
    zero: 2.85,
    each: 1 / 2.3,
  }),
  'change-course': milliseconds({
    axis: 'Time to answer, up is quicker',
    column: 'Milliseconds to answer',
    msOf: (score) => 1000 * 2 ** -score,
    scoreOfMs: (ms) => -Math.log2(ms / 1000),
  }),
  'wait-for-the-gust': milliseconds({
    axis: 'Time to tap, up is quicker',
    column: 'Milliseconds to tap',
    msOf: (score) => 700 * 2 ** -score,
    scoreOfMs: (ms) => -Math.log2(ms / 700),
  }),
  'still-air': milliseconds({
    axis: 'Time to press, up is quicker',
    column: 'Milliseconds to press',
    msOf: (score) => 1000 / score,
    scoreOfMs: (ms) => 1000 / ms,
  }),
  'same-or-not': counted({
    axis: 'Right answers a minute',
    column: 'Right answers a minute',
    one: 'a right answer',
    many: 'right answers',
    per: ' a minute',
  }),
};

export const unitOf = (measured: ScoredId): NaturalUnit => units[measured];
