import { type Random, randomOf } from '#training/run/random.ts';

/** Somebody whose share of right answers falls with difficulty, around their threshold. */
export interface SimulatedPerson {
  threshold: number;
  spread: number;
  guess: number;
  lapse: number;
}

/**
 * Their share of right answers. The formula is written a second time here, so that a fault of the product's is not
 * repeated.
 */
const rightShare = ({ threshold, spread, guess, lapse }: SimulatedPerson, x: number): number =>
  guess + (1 - guess - lapse) / (1 + Math.exp((x - threshold) / spread));

/** Whether they answer right at a difficulty, this time. */
export const answersRight = (person: SimulatedPerson, x: number, random: Random): boolean =>
  random() < rightShare(person, x);

/** A number from the normal distribution with mean 0 and standard deviation 1 (Box and Muller). */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface Runs {
  numRuns: number;
  seed: number;
}

/** The result of each run, with random numbers of its own. */
export const simulate = <Result>({ numRuns, seed }: Runs, name: string, run: (random: Random) => Result): Result[] =>
  Array.from({ length: numRuns }, (_, number) => run(randomOf(seed, name, number)));

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The share of items that fulfil a condition. */
export const shareOf = (facts: readonly boolean[]): number => meanOf(facts.map(Number));
