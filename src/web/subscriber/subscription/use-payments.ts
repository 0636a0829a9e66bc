import { useCallback, useEffect, useRef, useState } from 'react';
import { calls } from '#contract/calls.ts';
import type { Payment } from '#contract/payment.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { call } from '#web/platform/call.ts';

/** Newest first. */
export type LoadedPayments = 'loading' | 'failed' | readonly Payment[];

/** After a charge, Paddle reports the payment slightly later than the subscription. */
const paymentFollowsMs = 2000;

/** Loads the signed-in user's payments without an overlay, and again whenever the subscription has changed. */
export function usePayments(subscription: SubscriptionDetails) {
  const [payments, setPayments] = useState<LoadedPayments>('loading');
  const seen = useRef(subscription);

  const load = useCallback(async () => {
    const { data } = await call(calls.listPayments, { quiet: true });
    setPayments(data?.payments ?? 'failed');
  }, []);

  useEffect(() => {
    void load();
    if (seen.current === subscription) return;
    seen.current = subscription;
    const timer = setTimeout(() => void load(), paymentFollowsMs);
    return () => clearTimeout(timer);
  }, [load, subscription]);

  return { payments, reload: () => void load() };
}
