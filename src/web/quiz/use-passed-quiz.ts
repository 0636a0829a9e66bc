import { useEffect } from 'react';
import { paths } from '../../contract/paths';
import { go } from '../platform/navigate';
import { useHeadingFocus } from '../platform/use-heading-focus';
import { useQuizOne } from './quiz-one';

/** Whether the visitor has gone through quiz one; who has not is led back to it. Show nothing until it is true. */
export function usePassedQuiz(): boolean {
  const isReady = useQuizOne((store) => store.isReady);
  const isPassed = useQuizOne((store) => store.quiz.passed);
  useEffect(() => {
    void useQuizOne.getState().begin();
  }, []);
  useEffect(() => {
    if (isReady && !isPassed) go(paths.quizOneScreens, { replace: true });
  }, [isReady, isPassed]);
  const isShown = isReady && isPassed;
  // The router finds no heading to focus while stored state is still coming in.
  useHeadingFocus(isShown ? 'shown' : 'waiting');
  return isShown;
}
