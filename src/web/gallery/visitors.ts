import { quizPages } from '../../contract/quiz-pages';
import type { Quiz, QuizState } from '../../quiz/quiz';
import { useNewAccount } from '../account/new-account';
import { useSession } from '../auth/session';
import { useBanner } from '../consent/choose';
import { useConsoleSession } from '../console/console-session';
import { useLoading } from '../platform/loading';
import { useNotices } from '../platform/notify';
import { quizStores } from '../quiz/quiz-stores';
import { useVisitor } from '../visitor/visitor';

type Store<State> = { getInitialState(): State; setState(state: State, replace: true): void };
const startAnew = <State>(store: Store<State>) => store.setState(store.getInitialState(), true);

/**
 * Forgets the visitor of the specimen before.
 * @param search what stands in the address from the question mark on
 */
export function asOnFirstVisit(search: string) {
  startAnew(useNewAccount);
  startAnew(useSession);
  startAnew(useConsoleSession);
  startAnew(useBanner);
  startAnew(useLoading);
  startAnew(useNotices);
  startAnew(useVisitor);
  for (const useQuiz of Object.values(quizStores)) startAnew(useQuiz);
  localStorage.clear();
  sessionStorage.clear();
  // Without a state: the quiz would take it for a way back to the screen before.
  history.replaceState(null, '', `/gallery${search}`);
}

/** A visitor who stands somewhere in a quiz and has agreed to be asked. */
export function visits(quiz: Quiz, state: QuizState, healthConsentAt = 1) {
  useVisitor.setState({ cohort: quizPages[quiz.name].cohort });
  quizStores[quiz.name].setState({ content: quiz, quiz: state, isReady: true, healthConsentAt });
}
