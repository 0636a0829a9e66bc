import { type ReactNode, useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { go } from '#web/platform/navigate.ts';
import { NotLoaded } from '#web/site/not-loaded.tsx';
import type { Training } from './training.ts';
import { useTrainingPage } from './use-training-page.ts';

/** The part of a page that needs a plan to train by. Leads to Today, which says why, when there is none. */
export function OpenTraining({ children }: { children: (training: Training) => ReactNode }) {
  const { training, access } = useTrainingPage();
  const isClosed = access === 'no plan' || access === 'lapsed';
  useEffect(() => {
    if (isClosed) go(paths.train, { replace: true });
  }, [isClosed]);
  if (access === 'unreachable') return <NotLoaded onRetry={() => void training.open()} />;
  return access === 'open' ? children(training) : null;
}
