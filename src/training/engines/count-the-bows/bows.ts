import { type Random, wholeBelow } from '#training/run/random.ts';

/** The six bows: they differ in colour, pattern and name. Their first letters differ too, because these are stored. */
export const bowKinds = ['plain', 'stripe', 'dot', 'ring', 'cross', 'half'] as const;
export type BowKind = (typeof bowKinds)[number];

/** The tone of each bow, in hertz: six steps of a pentatonic scale. */
export const bowPitches: Readonly<Record<BowKind, number>> = {
  plain: 261.63,
  stripe: 293.66,
  dot: 329.63,
  ring: 392,
  cross: 440,
  half: 523.25,
};

/** A random order of bows. No bow follows itself. */
export function randomBows(length: number, random: Random): BowKind[] {
  const bows: BowKind[] = [];
  while (bows.length < length) {
    const choices = bowKinds.filter((kind) => kind !== bows.at(-1));
    bows.push(choices[wholeBelow(random, choices.length)]!);
  }
  return bows;
}

/** An order as it is stored: the first letters. */
export const lettersOf = (bows: readonly BowKind[]): string => bows.map((kind) => kind[0]!.toUpperCase()).join('');
