import { calls } from '#contract/calls.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { call } from '#web/platform/call.ts';
import { isCardChanged } from './card-change.ts';

const pauseMs = 700;

/** Asks our server, quietly and again and again, until it knows of the new card. */
export async function waitForCard(before: SubscriptionDetails): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    const { data } = await call(calls.readSubscription, { quiet: true });
    if (isCardChanged(before, data?.subscription ?? null, Date.now() - startedAt)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
