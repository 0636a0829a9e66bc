import type { Difference, Fact } from './oracle-compare.ts';

/** An intended difference, measured with version 2.47.1 of the official SDK, and its reason. */
export interface IntendedDifference extends Difference {
  scenario: string;
  why: string;
}

/** Facts of a scenario that differ for one reason, each with the official SDK's value, then ours. */
export function intend(scenario: string, why: string, facts: Record<string, [Fact, Fact]>): IntendedDifference[] {
  return Object.entries(facts).map(([what, [official, ours]]) => ({ scenario, what, official, ours, why }));
}
