import { useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { FunnelReport } from '../../contract/report';
import { askAsOperator, faultWords } from './console-session';

type Loaded = { report: FunnelReport } | { fault: string };

/** The report of a query, asked for anew when the query changes; null until it is there. */
export function useFunnelReport(search: string): { loaded: Loaded | null; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; loaded: Loaded } | null>(null);
  const asked = `${search} ${tries}`;
  useEffect(() => {
    let isCurrent = true;
    askAsOperator<FunnelReport>(`${apiPaths.funnelReport}?${search}`).then((result) => {
      if (!isCurrent) return;
      const loaded = result.data === null ? { fault: faultWords(result) } : { report: result.data };
      setAnswer({ to: asked, loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [search, asked]);
  return { loaded: answer?.to === asked ? answer.loaded : null, retry: () => setTries(tries + 1) };
}
