import { useEffect, useState } from 'react';
import { calls } from '#contract/calls.ts';
import { call } from '#web/platform/call.ts';
import { type CheckoutPhase, isSettled, pauseBefore, phaseOf } from './checkout-phase.ts';

/** Asks our server about the checkout, quietly and ever less often, until everything about it is known. */
export function useCheckoutPhase(checkoutId: string | null): CheckoutPhase {
  const [known, setKnown] = useState<CheckoutPhase>({ phase: checkoutId === null ? 'unknown' : 'waiting' });

  useEffect(() => {
    if (checkoutId === null) return;
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let asked = 0;

    async function ask(id: string) {
      const answer = await call(calls.readCheckout, { params: { id }, quiet: true });
      if (stopped) return;
      asked += 1;
      const waitedMs = Date.now() - startedAt;
      const phase = phaseOf(answer, waitedMs);
      setKnown(phase);
      if (!isSettled(phase, waitedMs)) timer = setTimeout(() => ask(id), pauseBefore(asked));
    }

    void ask(checkoutId);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [checkoutId]);

  return known;
}
