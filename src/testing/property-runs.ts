/** How many runs a property is given: seconds for all of them on every commit, thorough in the long run. */
interface Counts {
  commit: number;
  full: number;
}

/**
 * The same runs on every commit, so that a red test is of the change. With TEST_LONG=1, all of them, from the random
 * seed that vitest.config.ts prints; TEST_SEED repeats it.
 */
export function propertyRuns({ commit, full }: Counts): { numRuns: number; seed: number } {
  return { numRuns: process.env.TEST_LONG === '1' ? full : commit, seed: Number(process.env.TEST_SEED || 20_300_330) };
}
