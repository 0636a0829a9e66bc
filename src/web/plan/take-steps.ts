import type { PlanStep } from './plan-steps';

interface Pace {
  /** Waits before each step is done and once after the last; ms. */
  pause: (ms: number) => Promise<void>;
  /** A step is done; `found` is what came out of it. */
  onDone: (found: string) => void;
  /** Whether nobody is looking any more. */
  isStopped: () => boolean;
}

/** How long each step is shown as under way: long enough to read it, about 3 s in all. */
export const stepMs = 680;
/** How long the finished kite is seen. */
export const finishMs = 380;

/** Does one step after the other, at a pace one can follow. True when all were done. */
export async function takeSteps(steps: readonly PlanStep[], { pause, onDone, isStopped }: Pace): Promise<boolean> {
  for (const step of steps) {
    await pause(stepMs);
    if (isStopped()) return false;
    onDone(step.work());
  }
  await pause(finishMs);
  return !isStopped();
}
