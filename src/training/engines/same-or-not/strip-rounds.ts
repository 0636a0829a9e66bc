import { type Random, randomOf, shuffled, wholeBelow } from '#training/run/random.ts';
import { type Sign, type Strip, signs } from './signs.ts';

export interface StripRound {
  upper: Strip;
  lower: Strip;
  answer: SameOrNot;
}

export type SameOrNot = 'same' | 'not';

/** Half of this many rounds in a row are the same, so that both answers are equally good guesses. */
const inBalance = 10;

/**
 * Two strips share two signs in every round, so that only the pairs give the answer: either the two signs are side by
 * side in both strips, in the same order, or they are so in one strip at most.
 * @param warmUps rounds before those that count, balanced among themselves
 */
export function stripRounds(seed: string, warmUps: number, count: number): StripRound[] {
  const random = randomOf(seed, 'strips');
  const known = new Set<string>();
  return answersOf(random, warmUps, count).map((answer) => {
    for (;;) {
      const round = roundOf(random, answer);
      const name = stimOf(round);
      if (known.has(name)) continue;
      known.add(name);
      return round;
    }
  });
}

/** The stored form of a round: "ring moon star / moon star hill". */
export const stimOf = ({ upper, lower }: Pick<StripRound, 'upper' | 'lower'>): string =>
  `${upper.join(' ')} / ${lower.join(' ')}`;

function answersOf(random: Random, warmUps: number, count: number): SameOrNot[] {
  const balanced = (length: number) =>
    shuffled(
      Array.from({ length }, (_, i): SameOrNot => (i % 2 === 0 ? 'same' : 'not')),
      random,
    );
  const blocks = Array.from({ length: Math.ceil(count / inBalance) }, () => balanced(inBalance));
  return [...balanced(warmUps), ...blocks.flat()];
}

function roundOf(random: Random, answer: SameOrNot): StripRound {
  const [a, b, c, other] = shuffled(signs, random) as [Sign, Sign, Sign, Sign];
  const lowers = answer === 'same' ? samePairs(a, b, c, other) : noPairs(a, b, c, other);
  return { upper: [a, b, c], lower: lowers[wholeBelow(random, lowers.length)]!, answer };
}

const samePairs = (a: Sign, b: Sign, c: Sign, other: Sign): Strip[] => [
  [a, b, other],
  [other, a, b],
  [b, c, other],
  [other, b, c],
];

/** Two of the upper signs that are apart below, or side by side below and apart above; equally many of each. */
function noPairs(a: Sign, b: Sign, c: Sign, other: Sign): Strip[] {
  return [
    [a, other, b],
    [b, other, c],
    [a, other, c],
    [c, other, a],
    [a, c, other],
    [other, a, c],
    [c, a, other],
    [other, c, a],
  ];
}
