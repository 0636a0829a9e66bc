import { calls } from '#contract/calls.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { call } from '#web/platform/call.ts';

const pauseMs = 700;

type Card = Pick<SubscriptionDetails, 'status' | 'card'>;

/** How long the page waits for the new card before it goes on without it. */
const longestWaitMs = 12_000;

/** Asks our server, quietly and again and again, until it knows of the new card. */
export async function waitForCard(before: SubscriptionDetails): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    const { data } = await call(calls.readSubscription, { quiet: true });
    if (isCardChanged(before, data?.subscription ?? null, Date.now() - startedAt)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

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
