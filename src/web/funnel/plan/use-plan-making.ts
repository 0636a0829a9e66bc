import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PassedQuiz } from '../quiz/use-passed-quiz.ts';
import { type PlanStep, planSteps, runSteps } from './plan-steps.ts';

/** The answers whose plan this document has already put together. */
let madeFrom: PassedQuiz['state'] | null = null;

interface PlanMaking {
  steps: readonly PlanStep[];
  /** Results of the steps done so far. */
  found: readonly string[];
  /** The visitor returns to a plan that they have already seen being made. */
  wasMade: boolean;
  /** Continues without waiting. */
  skip: () => void;
}

/**
 * Puts the plan together step by step, then calls `onMade`. With the same answers as before it is there at once.
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
    runSteps(steps, {
      pause,
      onDone: (result) => setFound((before) => [...before, result]),
      isStopped: () => isStopped,
    }).then((isMade) => isMade && leave());
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [steps, wasMade, leave]);

  return { steps, found, wasMade, skip: leave };
}
