import { useCallback, useEffect, useRef, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { Payment, PaymentsAnswer } from '../../contract/payment';
import type { SubscriptionDetails } from '../../contract/subscription';
import { callApi } from '../platform/api';

/** Newest first. */
export type LoadedPayments = 'loading' | 'failed' | readonly Payment[];

/** After a change has charged something, Paddle tells of the payment a moment later than of the subscription. */
const paymentFollowsMs = 2000;

/** Reads the signed-in user's payments, without covering the page meanwhile; again whenever the subscription has changed. */
export function usePayments(subscription: SubscriptionDetails) {
  const [payments, setPayments] = useState<LoadedPayments>('loading');
  const seen = useRef(subscription);

  const load = useCallback(async () => {
    const { data } = await callApi<PaymentsAnswer>('GET', apiPaths.payments, undefined, { quiet: true });
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
