import type { ReactNode } from 'react';
import { type FrozenRun, freezeRuns } from '#web/training/play/use-run.ts';

/** An exercise that is stopped at a moment. */
export function Frozen({ run, children }: { run: FrozenRun; children: ReactNode }) {
  freezeRuns(run);
  return children;
}
