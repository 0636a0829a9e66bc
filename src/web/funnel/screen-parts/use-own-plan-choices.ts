import { useEffect } from 'react';
import type { PlanChoices } from '#contract/plan.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { stageIn } from '#web/measuring/visitor/quiz-progress.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { quizStore } from '../progress/quiz-stores.ts';
import { planChoicesOf } from './sign-up-body.ts';

/**
 * The plan of the visitor's own quiz, read when it is needed; undefined if the quiz was not passed on this device. Also
 * undefined until it has loaded, because nobody should wait for it.
 */
export function useOwnPlanChoices(): () => PlanChoices | undefined {
  const name = useVisitor((visitor) => quizOfCohort(visitor.cohort));
  const useQuiz = quizStore(name);
  useEffect(() => {
    if (stageIn(name) === 'passed') void useQuiz.getState().begin();
  }, [name, useQuiz]);
  return () => {
    const { content, isReady, quiz: state } = useQuiz.getState();
    return isReady && state.passed && 'results' in content ? planChoicesOf(content, state) : undefined;
  };
}
