import { useCallback, useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { Payment, PaymentsAnswer } from '../../contract/payment';
import { callApi } from '../platform/api';

/** Newest first. */
export type LoadedPayments = 'loading' | 'failed' | readonly Payment[];

/** Reads the signed-in user's payments, without covering the page meanwhile. */
export function usePayments() {
  const [payments, setPayments] = useState<LoadedPayments>('loading');

  const load = useCallback(async () => {
    const { data } = await callApi<PaymentsAnswer>('GET', apiPaths.payments, undefined, { quiet: true });
    setPayments(data?.payments ?? 'failed');
  }, []);

  useEffect(() => void load(), [load]);

  return { payments, reload: () => void load() };
}
