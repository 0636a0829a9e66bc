import { useEffect, useState } from 'react';
import { calls } from '#contract/calls.ts';
import type { CheckoutState } from '#contract/checkout.ts';
import { type CallResult, call } from '#web/platform/call.ts';

/** The known state of a checkout, for the success page. */
export type CheckoutPhase =
  | { phase: 'waiting' }
  /** The payment has not been confirmed for a while, but still may be. */
  | { phase: 'late' }
  | { phase: 'completed'; checkout: CheckoutState }
  | { phase: 'failed'; checkout: CheckoutState }
  /** The URL has no id of a checkout, or an unknown one. */
  | { phase: 'unknown' };

/** After this time the page says that it takes longer than usual. */
const lateAfterMs = 45_000;
const firstPauseMs = 700;
const longestPauseMs = 5000;

/**
 * The phase that an answer about the checkout stands for.
 * @param waitedMs since the page began to ask
 */
export function phaseOf(answer: CallResult<CheckoutState>, waitedMs: number): CheckoutPhase {
  const checkout = answer.data;
  if (checkout?.status === 'completed') return { phase: 'completed', checkout };
  if (checkout?.status === 'failed') return { phase: 'failed', checkout };
  if (answer.status === 400 || answer.status === 404) return { phase: 'unknown' };
  return { phase: waitedMs < lateAfterMs ? 'waiting' : 'late' };
}

/**
 * Whether to stop asking. A completed checkout may lack its renewal date for a while; a failed one may still be paid
 * with another card.
 */
export function isSettled(known: CheckoutPhase, waitedMs: number): boolean {
  if (known.phase === 'completed') return known.checkout.renews_at !== null || waitedMs >= lateAfterMs;
  return known.phase === 'unknown';
}

/** The pause before asking again, in ms: longer each time, up to 5 s. `callCount` is the number of calls so far. */
export function pauseBefore(callCount: number): number {
  return Math.min(firstPauseMs * 1.5 ** (callCount - 1), longestPauseMs);
}

/** Asks our server about the checkout, at growing intervals, until everything about it is known. */
export function useCheckoutPhase(checkoutId: string | null): CheckoutPhase {
  const [current, setCurrent] = useState<CheckoutPhase>({ phase: checkoutId === null ? 'unknown' : 'waiting' });

  useEffect(() => {
    if (checkoutId === null) return;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let callCount = 0;

    async function poll(id: string) {
      const answer = await call(calls.readCheckout, { params: { id }, quiet: true });
      if (stopped) return;
      callCount += 1;
      const waitedMs = performance.now() - startedAt;
      const phase = phaseOf(answer, waitedMs);
      setCurrent(phase);
      if (!isSettled(phase, waitedMs)) timer = setTimeout(() => poll(id), pauseBefore(callCount));
    }

    void poll(checkoutId);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [checkoutId]);

  return current;
}
