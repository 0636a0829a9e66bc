import type { Observer } from '#training/run/posterior.ts';

export type RungName = 'r1' | 'r2' | 'r3' | 'r4';

export interface Rung {
  name: RungName;
  /** The number of the person's own kites. */
  own: number;
  /** The number of all kites. */
  kites: number;
}

/** The numbers of kites (training.md § 3.1). Each rung has its own series. */
const rungs: readonly Rung[] = [
  { name: 'r1', own: 1, kites: 6 },
  { name: 'r2', own: 2, kites: 8 },
  { name: 'r3', own: 3, kites: 8 },
  { name: 'r4', own: 4, kites: 10 },
];

const firstRung = 'r2';

/** The rung of a run's variant. */
export const rungOf = (variant: string): Rung => rungs.find(({ name }) => name === variant) ?? rungOf(firstRung);

/** Difficulty is the logarithm (base 2) of the speed in sides of the arena a second. */
export function observerOf({ own, kites }: Rung): Observer {
  return { spread: 0.35, guess: 1 / choicesOf(kites, own), lapse: 0.03, from: -4, to: 1.5 };
}

/** The number of ways to choose `count` of all. */
function choicesOf(all: number, count: number): number {
  return count === 0 ? 1 : (choicesOf(all - 1, count - 1) * all) / count;
}

/** A session's outcome: θ̂ in the exercise's unit, with its standard deviation. */
export interface RungSession {
  rung: RungName;
  score: number | null;
  se: number | null;
}

const fast = Math.log2(0.9);
const slow = Math.log2(0.12);
const exactEnough = 0.4;

/**
 * The rung of the next session: one more after two fast and exact sessions in a row, one less after a slow one.
 * @param sessions all of them, oldest first; those without a score change nothing
 */
export function rungAfter(sessions: readonly RungSession[]): RungName {
  const scored = sessions.filter(({ score }) => score !== null);
  const last = scored.at(-1);
  if (last === undefined) return firstRung;
  const index = rungs.findIndex(({ name }) => name === last.rung);
  const isFast = ({ rung, score, se }: RungSession) => rung === last.rung && score! >= fast && se! <= exactEnough;
  const lastTwo = scored.slice(-2);
  if (lastTwo.length === 2 && lastTwo.every(isFast)) return (rungs[index + 1] ?? rungs[index]!).name;
  return last.score! <= slow ? (rungs[index - 1] ?? rungs[index]!).name : last.rung;
}
