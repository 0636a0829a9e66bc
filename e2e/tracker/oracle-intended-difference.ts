import type { Difference, Fact } from './oracle-compare';

/** A difference that we want, measured with version 2.47.1, and the reason for it. */
export interface IntendedDifference extends Difference {
  scenario: string;
  why: string;
}

/** One reason for all the facts of a scenario that follow from it: each with the official SDK's, then ours. */
export function intend(scenario: string, why: string, facts: Record<string, [Fact, Fact]>): IntendedDifference[] {
  return Object.entries(facts).map(([what, [official, ours]]) => ({ scenario, what, official, ours, why }));
}
