import { useEffect, useState } from 'react';
import { calls } from '#contract/calls.ts';
import type { FunnelQuery, FunnelReport } from '#contract/report.ts';
import { askAsOperator, faultMessage } from './console-session.ts';

type Loaded = { report: FunnelReport } | { fault: string };

/** The report of a query, loaded again when the query changes; null while it loads. */
export function useFunnelReport(query: FunnelQuery): { loaded: Loaded | null; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ to: string; loaded: Loaded } | null>(null);
  const asked = JSON.stringify({ query, tries });
  useEffect(() => {
    let isCurrent = true;
    askAsOperator(calls.readFunnel, { query: JSON.parse(asked).query }).then((result) => {
      if (!isCurrent) return;
      const loaded = result.data === null ? { fault: faultMessage(result) } : { report: result.data };
      setAnswer({ to: asked, loaded });
    });
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return { loaded: answer?.to === asked ? answer.loaded : null, retry: () => setTries(tries + 1) };
}
