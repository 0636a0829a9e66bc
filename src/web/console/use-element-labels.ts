import { useEffect, useState } from 'react';
import { calls } from '#contract/calls.ts';
import type { ElementLabels } from '#contract/element-label.ts';
import { askAsOperator, faultMessage } from './console-session.ts';

type Loaded = { answer: ElementLabels } | { fault: string };

/** The labels with their counts; null while they load. `reload` keeps showing the old ones meanwhile. */
export function useElementLabels() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    let isCurrent = true;
    askAsOperator(calls.listLabels, {}).then((result) => {
      if (isCurrent) setLoaded(result.data === null ? { fault: faultMessage(result) } : { answer: result.data });
    });
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { loaded, reload: () => setTries((before) => before + 1) };
}
