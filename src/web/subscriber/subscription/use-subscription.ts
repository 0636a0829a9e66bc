import { useCallback, useEffect, useState } from 'react';
import { calls } from '#contract/calls.ts';
import { notificationPrefixes } from '#contract/messages.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { call } from '#web/platform/call.ts';
import { notifyFailure } from '#web/platform/notify.ts';

/** `found` is null for users who never had a subscription. */
export type LoadedSubscription = 'loading' | 'failed' | { found: SubscriptionDetails | null };

/** Loads the signed-in user's latest subscription; `reload` loads it again. */
export function useSubscription() {
  const [loaded, setLoaded] = useState<LoadedSubscription>('loading');

  const reload = useCallback(async () => {
    const result = await call(calls.readSubscription);
    if (result.data === null) notifyFailure(notificationPrefixes.fetchAccount, result);
    setLoaded(result.data === null ? 'failed' : { found: result.data.subscription });
  }, []);

  useEffect(() => void reload(), [reload]);

  return { loaded, setFound: (found: SubscriptionDetails | null) => setLoaded({ found }), reload };
}
