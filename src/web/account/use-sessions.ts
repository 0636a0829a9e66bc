import { useCallback, useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { SessionDetails, SessionsAnswer } from '../../contract/session-list';
import { callApi } from '../platform/api';
import { errorText } from '../platform/error-text';
import { notify } from '../platform/notify';

export type LoadedSessions = 'loading' | 'failed' | readonly SessionDetails[];

/** Where the person is signed in; `end` signs out one of these, `endOthers` all but this one, and both read the list again. */
export function useSessions() {
  const [loaded, setLoaded] = useState<LoadedSessions>('loading');

  const reload = useCallback(async () => {
    const { data } = await callApi<SessionsAnswer>('GET', apiPaths.sessions);
    setLoaded(data === null ? 'failed' : data.sessions);
  }, []);

  useEffect(() => void reload(), [reload]);

  async function endAt(path: string) {
    const result = await callApi<never>('DELETE', path);
    // One that is gone already is what was wanted.
    if (result.error !== null && result.status !== 404 && result.status !== 401) {
      notify(`Not signed out: ${errorText(result)}`);
    }
    await reload();
  }

  return {
    loaded,
    reload,
    end: (id: number) => endAt(`${apiPaths.sessions}/${id}`),
    endOthers: () => endAt(apiPaths.sessions),
  };
}
