import type { SubscriptionDetails } from '#contract/subscription.ts';

type Card = Pick<SubscriptionDetails, 'status' | 'card'>;

/** How long the page waits for the new card before it goes on without it. */
const longestWaitMs = 12_000;

/**
 * Whether there is no more to wait for after a card was given: the open payment is paid, or another card shows. The same
 * card given again never shows as another, so the wait ends by itself.
 * @param waitedMs since the form was completed
 */
export function isCardChanged(before: Card, now: Card | null, waitedMs: number): boolean {
  if (waitedMs >= longestWaitMs) return true;
  if (now === null) return false;
  if (before.status === 'past_due') return now.status !== 'past_due';
  return before.card?.last4 !== now.card?.last4 || before.card?.brand !== now.card?.brand;
}
