let watching: (() => void) | null = null;

/** Calls back when a step of a guided exercise is shown, until the answer is called. */
export function watchSteps(onStep: () => void): () => void {
  watching = onStep;
  return () => {
    watching = null;
  };
}

/** A step of a guided exercise is shown. */
export const stepSeen = () => watching?.();
