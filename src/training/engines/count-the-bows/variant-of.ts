/** The order that is asked for. Each has its own series. */
export type BowsVariant = 'forwards' | 'backwards';

/** An earlier session of this exercise. */
interface EarlierSession {
  variant: string;
  score: number | null;
}

/**
 * The number of sessions forwards with a score before the second rung: as many as the first verdict needs, because two
 * series that take turns would put it off to the sixth week (delight.md § 4).
 */
export const forwardsBeforeBackwards = 16;
/** Of those who began backwards when the second rung came earlier. */
const forwardsOnceBegun = 2;

/**
 * The variant of a training day: forwards on odd days, backwards on even ones from the second rung on (training.md § 3.1).
 * @param trainingDay counted from 1
 */
export function variantOf(trainingDay: number, history: readonly EarlierSession[]): BowsVariant {
  const forwards = history.filter(({ variant, score }) => variant === 'forwards' && score !== null);
  const hasBegun = history.some(({ variant }) => variant === 'backwards');
  const needed = hasBegun ? forwardsOnceBegun : forwardsBeforeBackwards;
  return trainingDay % 2 === 0 && forwards.length >= needed ? 'backwards' : 'forwards';
}
