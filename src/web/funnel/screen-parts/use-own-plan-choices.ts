import { useEffect } from 'react';
import type { PlanChoices } from '#contract/plan.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { stageIn } from '#web/measuring/visitor/quiz-progress.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { quizStore } from '../progress/quiz-stores.ts';
import { planChoicesOf } from './sign-up-body.ts';

/** How long a buyer waits for the quiz at most. */
const patienceMs = 2000;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs));

/**
 * The plan of the visitor's own quiz, read when it is needed; undefined if the quiz was not passed on this device. Waits a
 * moment for a quiz that still loads, since a buyer without a plan has nothing to train by; nobody waits longer.
 */
export function useOwnPlanChoices(): () => Promise<PlanChoices | undefined> {
  const name = useVisitor((visitor) => quizOfCohort(visitor.cohort));
  const useQuiz = quizStore(name);
  useEffect(() => {
    if (stageIn(name) === 'passed') void useQuiz.getState().begin();
  }, [name, useQuiz]);
  return async () => {
    if (stageIn(name) === 'passed')
      await Promise.race([
        useQuiz
          .getState()
          .begin()
          .catch(() => {}),
        patience(),
      ]);
    const { content, isReady, quiz: state } = useQuiz.getState();
    return isReady && state.passed && 'results' in content ? planChoicesOf(content, state) : undefined;
  };
}
