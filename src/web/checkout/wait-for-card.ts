import { calls } from '#contract/calls.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { call } from '#web/platform/call.ts';

const pauseMs = 700;

type Card = Pick<SubscriptionDetails, 'status' | 'card'>;

/** After this time the page continues without the new card. */
const longestWaitMs = 12_000;

/** Asks our server repeatedly until it knows the new card, or `longestWaitMs` are over. */
export async function waitForCard(before: SubscriptionDetails): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { data } = await call(calls.readSubscription, { quiet: true });
    if (isCardChanged(before, data?.subscription ?? null, performance.now() - startedAt)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * Whether to stop waiting: the overdue payment is paid, or the subscription has another card. After a time in any case,
 * because the same card entered again changes nothing.
 * @param waitedMs since the form was completed
 */
export function isCardChanged(before: Card, now: Card | null, waitedMs: number): boolean {
  if (waitedMs >= longestWaitMs) return true;
  if (now === null) return false;
  if (before.status === 'past_due') return now.status !== 'past_due';
  return before.card?.last4 !== now.card?.last4 || before.card?.brand !== now.card?.brand;
}
