import { dayMs } from '#contract/day.ts';
/**
 * The end of the right to withdraw from a contract that began at `startedAt`: the end, in UTC, of the 14th day after it
 * (Consumer Rights Directive, art. 9 and 11a). We give the right in every country.
 * @param startedAt epoch ms
 * @returns epoch ms
 */
export function withdrawalEndsAt(startedAt: number): number {
  return Math.floor(startedAt / dayMs) * dayMs + 15 * dayMs;
}
