import { useCallback, useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import { notificationPrefixes } from '../../contract/messages';
import type { SubscriptionAnswer, SubscriptionDetails } from '../../contract/subscription';
import { callApi } from '../platform/api';
import { notifyFailure } from '../platform/notify';

/** `found` holds null for somebody who never had a subscription. */
export type LoadedSubscription = 'loading' | 'failed' | { found: SubscriptionDetails | null };

/** Reads the signed-in user's latest subscription once; `reload` reads it again. */
export function useSubscription() {
  const [loaded, setLoaded] = useState<LoadedSubscription>('loading');

  const reload = useCallback(async () => {
    const result = await callApi<SubscriptionAnswer>('GET', apiPaths.subscription);
    if (result.data === null) notifyFailure(notificationPrefixes.fetchAccount, result);
    setLoaded(result.data === null ? 'failed' : { found: result.data.subscription });
  }, []);

  useEffect(() => void reload(), [reload]);

  return { loaded, setFound: (found: SubscriptionDetails | null) => setLoaded({ found }), reload };
}
