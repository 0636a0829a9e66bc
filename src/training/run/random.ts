/** Gives numbers from 0 to below 1. */
export type Random = () => number;

/**
 * A generator that gives the same numbers for the same words on every device (sfc32 by Chris Doty-Humphrey, seeded by a
 * 32-bit FNV-1a hash of the words).
 */
export function randomOf(...words: readonly (string | number)[]): Random {
  let hash = hashOf(words.join('/'));
  const next = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash = (hash ^ (hash >>> 16)) + 0x9e3779b9;
    return hash | 0;
  };
  const random = sfc32(next(), next(), next(), 1);
  // Skips the first numbers, because those of similar seeds are similar.
  for (let i = 0; i < 12; i++) random();
  return random;
}

/** The seed of a run (training.md § 2.6): every session of every exercise has its own sequence. */
export const seedOf = (planSeed: string, exercise: string, session: number, block: number): string =>
  `${planSeed}/${exercise}/${session}/${block}`;

/** The plan and the session, from 1, of a seed made by `seedOf`. */
export function partsOfSeed(seed: string): { planSeed: string; session: number } {
  const parts = seed.split('/');
  return { planSeed: parts.slice(0, -3).join('/'), session: Math.max(1, Number(parts.at(-2)) || 1) };
}

/** A whole number from 0 to below `count`. */
export const wholeBelow = (random: Random, count: number): number => Math.floor(random() * count);

/** A copy in random order (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = wholeBelow(random, i + 1);
    [mixed[i], mixed[other]] = [mixed[other]!, mixed[i]!];
  }
  return mixed;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function sfc32(a: number, b: number, c: number, counter: number): Random {
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
}
