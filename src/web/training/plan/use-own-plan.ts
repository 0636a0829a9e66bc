import { useCallback, useEffect, useState } from 'react';
import type { AccountPlan } from '#contract/plan.ts';
import { fetchOwnPlan } from '#web/session/own-plan.ts';

/** `found` is null for an account without a plan. */
export type LoadedPlan = 'loading' | 'failed' | { found: AccountPlan | null };

/** Loads the plan of the signed-in user's account; `reload` loads it again. */
export function useOwnPlan(): { loaded: LoadedPlan; reload: () => void } {
  const [loaded, setLoaded] = useState<LoadedPlan>('loading');
  const reload = useCallback(() => void fetchOwnPlan().then(setLoaded), []);
  useEffect(reload, [reload]);
  return { loaded, reload };
}
