import { quizNames } from '#quiz/catalogue.ts';
import { storedQuizState } from '#quiz/engine/portable-quiz-state.ts';
import type { Quiz, QuizState } from '#quiz/quiz.ts';
import { useConsoleNotices } from '#web/console/kit/notify.ts';
import { useConfirming } from '#web/console/session/confirming.ts';
import { useConsoleSession } from '#web/console/session/console-session.ts';
import { useKeysSetting } from '#web/console/session/keys-setting.ts';
import { quizStore } from '#web/funnel/progress/quiz-stores.ts';
import { useBanner } from '#web/measuring/consent/choose.ts';
import { quizKey } from '#web/measuring/visitor/quiz-key.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { useLoading } from '#web/platform/loading.ts';
import { useNotices } from '#web/platform/notify.ts';
import { placeFor } from '#web/platform/persisted.ts';
import { useNewAccount } from '#web/session/new-account.ts';
import { useSession } from '#web/session/session.ts';
import { useFlightSky } from '#web/training/play/flight-sky.ts';
import { usePauseSettings } from '#web/training/play/playing.tsx';

type Store<State> = { getInitialState(): State; setState(state: State, replace: true): void };
const reset = <State>(store: Store<State>) => store.setState(store.getInitialState(), true);

/**
 * Erases the state of the previous story.
 * @param search the address's query, with the question mark
 */
export function asOnFirstVisit(search: string) {
  reset(useNewAccount);
  reset(useSession);
  reset(useConsoleSession);
  reset(useConfirming);
  reset(useKeysSetting);
  reset(useConsoleNotices);
  reset(useBanner);
  reset(useLoading);
  reset(useNotices);
  reset(usePauseSettings);
  reset(useFlightSky);
  reset(useVisitor);
  for (const useQuiz of quizNames.map(quizStore)) reset(useQuiz);
  localStorage.clear();
  sessionStorage.clear();
  // Without a history state, from which the quiz would restore a screen.
  history.replaceState(null, '', `/gallery${search}`);
}

/** Puts a visitor on a screen of a quiz, with health consent by default. */
export function visits(quiz: Quiz, state: QuizState, healthConsentAt = 1) {
  useVisitor.setState({ cohort: quiz.cohort });
  quizStore(quiz.name).setState({ content: quiz, quiz: state, isReady: true, healthConsentAt });
  // The store knows no screens' ids before it has loaded the quiz itself, which restores what is stored.
  placeFor(quizKey(quiz.name)).write({ quiz: storedQuizState(quiz, state), healthConsentAt });
}
