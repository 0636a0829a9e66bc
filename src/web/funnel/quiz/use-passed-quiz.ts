import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { quizPages } from '#contract/quiz-pages.ts';
import type { QuizName } from '#quiz/catalogue.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import { go } from '#web/platform/navigate.ts';
import { useHeadingFocus } from '#web/platform/use-heading-focus.ts';
import { hasRunningSubscription } from '#web/session/running-subscription.ts';
import { useSession } from '#web/session/session.ts';
import { quizStore } from '../progress/quiz-stores.ts';

export interface PassedQuiz {
  quiz: Quiz;
  state: QuizState;
}

/**
 * The quiz and its state once the visitor has passed it, otherwise null. A visitor who has not is redirected to the
 * quiz; a subscriber, whose answers must be on another device, to the plan in the account.
 */
export function usePassedQuiz(quizName: QuizName): PassedQuiz | null {
  const useQuiz = quizStore(quizName);
  const isReady = useQuiz((store) => store.isReady);
  const content = useQuiz((store) => store.content);
  const state = useQuiz((store) => store.quiz);
  useEffect(() => {
    void useQuiz.getState().begin();
  }, [useQuiz]);
  useEffect(() => {
    if (isReady && !state.passed) go(redirectPath(quizName), { replace: true });
  }, [isReady, state.passed, quizName]);
  const isShown = isReady && state.passed && 'results' in content;
  // The router finds no heading to focus before the stored state is restored.
  useHeadingFocus(isShown ? 'shown' : 'waiting');
  return isShown ? { quiz: content, state } : null;
}

function redirectPath(quizName: QuizName): string {
  return hasRunningSubscription(useSession.getState()) ? paths.plan : quizPages[quizName].screens;
}
