import type { PlanStep } from './plan-steps.ts';

interface Pace {
  /** Waits before each step and once after the last, in ms. */
  pause: (ms: number) => Promise<void>;
  /** Called when a step is done; `found` is its result. */
  onDone: (found: string) => void;
  /** Whether the visitor has left. */
  isStopped: () => boolean;
}

/** How long each step is shown in progress: long enough to read it, about 3 s in all. */
export const stepMs = 680;
/** How long the finished kite is shown. */
export const finishMs = 380;

/** Does the steps in order, slowly enough to follow. True when all were done. */
export async function takeSteps(steps: readonly PlanStep[], { pause, onDone, isStopped }: Pace): Promise<boolean> {
  for (const step of steps) {
    await pause(stepMs);
    if (isStopped()) return false;
    onDone(step.work());
  }
  await pause(finishMs);
  return !isStopped();
}
