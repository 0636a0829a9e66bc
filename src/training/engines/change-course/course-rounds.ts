import { randomOf, shuffled } from '#training/run/random.ts';

/** The property that the sign asks for: the direction of the kite, or its colour. */
export type Sign = 'way' | 'colour';
/** The side of an answer: left also means warm, and right also means cool. */
export type Side = 'left' | 'right';

export interface CourseRound {
  sign: Sign;
  /** Whether the sign differs from that of the round before. */
  isNew: boolean;
  points: Side;
  isWarm: boolean;
  /** The correct answer by the sign. */
  answer: Side;
}

/** At most three rounds in a row have the same sign, and at most three have a new one. */
const mostStays = 2;
const mostNew = 3;

interface Cell {
  isNew: boolean;
  /** Whether direction and colour have the same answer. */
  isCongruent: boolean;
  answer: Side;
}

const both = [true, false] as const;
/** Every eight rounds have each of these once, so that the halves are exact. */
const cells: readonly Cell[] = both.flatMap((isNew) =>
  both.flatMap((isCongruent) => (['left', 'right'] as const).map((answer) => ({ isNew, isCongruent, answer }))),
);

/** The rounds of a run (training.md § 3.1): half with a new sign, half in which direction and colour agree. */
export function courseRounds(seed: string, count: number): CourseRound[] {
  const random = randomOf(seed, 'course');
  let sign: Sign = random() < 0.5 ? 'way' : 'colour';
  const chosen: Cell[] = [];
  while (chosen.length < count) {
    const more = [...chosen, ...shuffled(cells, random)];
    if (longestRun(more, true) <= mostNew && longestRun(more, false) <= mostStays) chosen.push(...more.slice(-8));
  }
  return chosen.slice(0, count).map((cell) => {
    if (cell.isNew) sign = sign === 'way' ? 'colour' : 'way';
    return roundOf(cell, sign);
  });
}

function roundOf({ isNew, isCongruent, answer }: Cell, sign: Sign): CourseRound {
  const other = answer === 'left' ? 'right' : 'left';
  const unasked = isCongruent ? answer : other;
  const [points, colour] = sign === 'way' ? [answer, unasked] : [unasked, answer];
  return { sign, isNew, points, isWarm: colour === 'left', answer };
}

function longestRun(some: readonly Cell[], isNew: boolean): number {
  let longest = 0;
  let length = 0;
  for (const cell of some) {
    length = cell.isNew === isNew ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
