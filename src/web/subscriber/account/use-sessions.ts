import { useCallback, useEffect, useState } from 'react';
import { calls } from '#contract/calls.ts';
import type { SessionDetails } from '#contract/session-list.ts';
import { type CallResult, call } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-copy.ts';
import { notify } from '#web/platform/notify.ts';

export type LoadedSessions = 'loading' | 'failed' | readonly SessionDetails[];

/** The user's sessions. `end` signs out one of them and `endOthers` all but this one; both then reload the list. */
export function useSessions() {
  const [loaded, setLoaded] = useState<LoadedSessions>('loading');

  const reload = useCallback(async () => {
    const { data } = await call(calls.listSessions);
    setLoaded(data === null ? 'failed' : data.sessions);
  }, []);

  useEffect(() => void reload(), [reload]);

  async function reloadAfter(ending: Promise<CallResult<null>>) {
    const result = await ending;
    // A session that no longer exists need not be ended.
    if (result.error !== null && result.status !== 404 && result.status !== 401) {
      notify(`Not signed out: ${errorText(result)}`);
    }
    await reload();
  }

  return {
    loaded,
    reload,
    end: (id: number) => reloadAfter(call(calls.endSession, { params: { id: String(id) } })),
    endOthers: () => reloadAfter(call(calls.endOtherSessions)),
  };
}
