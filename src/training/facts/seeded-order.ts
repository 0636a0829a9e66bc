import { randomOf } from '#training/run/random.ts';
import type { Fact } from './fact-row.ts';

/**
 * Facts in an order that the seed alone decides, never what they say. A fact of another kind beside them does not change
 * it.
 */
export function inSeededOrder<Each extends Fact>(facts: readonly Each[], ...seed: readonly string[]): Each[] {
  const places = new Map(facts.map(({ id }) => [id, randomOf(...seed, id)()]));
  return [...facts].sort((a, b) => places.get(a.id)! - places.get(b.id)!);
}
