/** The runs of a property: on every commit, where all properties together take seconds, and in the long run. */
interface Counts {
  commit: number;
  full: number;
}

/**
 * On every commit the same runs, so that a failure comes from the change. With TEST_LONG=1 the full count, from the
 * random seed that vitest.config.ts prints; TEST_SEED repeats it.
 */
export function propertyRuns({ commit, full }: Counts): { numRuns: number; seed: number } {
  return { numRuns: process.env.TEST_LONG === '1' ? full : commit, seed: Number(process.env.TEST_SEED || 20_300_330) };
}
