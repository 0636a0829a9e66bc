import { useEffect, useState } from 'react';
import { apiPaths } from '../../contract/api-paths';
import type { ElementLabels } from '../../contract/element-label';
import { askAsOperator, faultWords } from './console-session';

type Loaded = { answer: ElementLabels } | { fault: string };

/** The labels with their counts, as they are now; null until they are there. `reload` keeps what is shown meanwhile. */
export function useElementLabels() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    let isCurrent = true;
    askAsOperator<ElementLabels>(apiPaths.elementLabels).then((result) => {
      if (isCurrent) setLoaded(result.data === null ? { fault: faultWords(result) } : { answer: result.data });
    });
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return { loaded, reload: () => setTries((before) => before + 1) };
}
