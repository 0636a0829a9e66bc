import { useEffect, useState } from 'react';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import type { SlotAnswer } from '#contract/offer.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { call } from '#web/platform/call.ts';

/**
 * The offer for a visitor who has left a checkout without paying, in this currency and country; null while it loads; without
 * an offer when the server knows of none. Without the loading overlay, because nobody waits for it.
 */
export function useSlotOffer(currency: string | null, country: string | undefined): SlotAnswer | null {
  const [slot, setSlot] = useState<SlotAnswer | null>(null);
  useEffect(() => {
    if (currency === null) return;
    let isWanted = true;
    const { cohort } = useVisitor.getState();
    void call(checkoutCalls.readSlot, { query: { currency, cohort, ...(country && { country }) }, quiet: true }).then(
      ({ data }) => {
        if (isWanted) setSlot(data ?? { offer: null, version: '' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [currency, country]);
  return slot;
}
