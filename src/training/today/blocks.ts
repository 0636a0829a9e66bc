import type { TaskEngine } from '#training/exercises/engine.ts';

/** The number of rounds that fit into a block, by its minutes. */
const roundsOf: Readonly<Record<TaskEngine | 'still-air', Readonly<Record<2 | 3 | 4 | 5, number>>>> = {
  'hold-the-line': { 2: 10, 3: 16, 4: 22, 5: 22 },
  'count-the-bows': { 2: 8, 3: 12, 4: 16, 5: 20 },
  'chart-the-wind': { 2: 2, 3: 3, 4: 4, 5: 5 },
  'change-course': { 2: 60, 3: 90, 4: 120, 5: 150 },
  'wait-for-the-gust': { 2: 100, 3: 150, 4: 200, 5: 250 },
  'still-air': { 2: 36, 3: 54, 4: 72, 5: 90 },
};

const longestBlockMin = 5;
const shortestBlockMin = 2;

/**
 * The rounds of each block of an exercise: no block is longer than five minutes, and they are as equal as possible.
 * @param minutes whole, at least 2
 */
export function blocksOf(engine: TaskEngine | 'still-air', minutes: number): number[] {
  const count = Math.ceil(minutes / longestBlockMin);
  return Array.from({ length: count }, (_, block) => {
    const share = Math.floor(minutes / count) + (block < minutes % count ? 1 : 0);
    const length = Math.min(longestBlockMin, Math.max(shortestBlockMin, share)) as 2 | 3 | 4 | 5;
    return roundsOf[engine][length];
  });
}

/** The rounds of all blocks of an exercise. */
export const roundsPlanned = (...exercise: Parameters<typeof blocksOf>): number =>
  blocksOf(...exercise).reduce((sum, rounds) => sum + rounds, 0);

/** The least number of missing rounds that is worth a block. */
const fewestRounds: Readonly<Record<TaskEngine | 'still-air', number>> = {
  'hold-the-line': 3,
  'count-the-bows': 3,
  'chart-the-wind': 1,
  'change-course': 16,
  'wait-for-the-gust': 24,
  'still-air': 10,
};

/**
 * The next block of an exercise, after this many of today's rounds: its number, from 1, and its rounds. Null when the
 * exercise is finished. An interrupted block continues with its missing rounds.
 */
export function nextBlock(
  engine: TaskEngine | 'still-air',
  minutes: number,
  roundsDone: number,
): { block: number; of: number; rounds: number } | null {
  const blocks = blocksOf(engine, minutes);
  let left = roundsDone;
  for (const [place, rounds] of blocks.entries()) {
    if (rounds - left >= fewestRounds[engine]) return { block: place + 1, of: blocks.length, rounds: rounds - left };
    left = Math.max(0, left - rounds);
  }
  return null;
}
