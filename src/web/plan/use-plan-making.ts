import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PassedQuiz } from '../quiz/use-passed-quiz';
import { type PlanStep, planSteps } from './plan-steps';
import { takeSteps } from './take-steps';

/** The answers whose plan was put together before, on this page's document. */
let madeFrom: PassedQuiz['state'] | null = null;

interface PlanMaking {
  steps: readonly PlanStep[];
  /** What came out of the steps that are done. */
  found: readonly string[];
  /** The visitor has seen it made before and comes back. */
  wasMade: boolean;
  /** Goes on without waiting. */
  skip: () => void;
}

/**
 * Puts the plan together step by step, then calls `onMade`. Who comes back with the same answers finds it made.
 * @param onMade stable
 */
export function usePlanMaking({ quiz, state }: PassedQuiz, onMade: () => void): PlanMaking {
  const steps = useMemo(() => planSteps(quiz, state), [quiz, state]);
  const [wasMade] = useState(() => madeFrom === state);
  const [found, setFound] = useState(() => (wasMade ? steps.map((step) => step.work()) : []));

  const leave = useCallback(() => {
    madeFrom = state;
    onMade();
  }, [state, onMade]);

  useEffect(() => {
    if (wasMade) return;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const pause = (ms: number) => new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
    setFound([]);
    takeSteps(steps, {
      pause,
      onDone: (word) => setFound((before) => [...before, word]),
      isStopped: () => isStopped,
    }).then((isMade) => isMade && leave());
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [steps, wasMade, leave]);

  return { steps, found, wasMade, skip: leave };
}
