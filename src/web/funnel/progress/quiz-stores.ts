import type { QuizName } from '#quiz/catalogue.ts';
import { quizKey } from '#web/measuring/visitor/quiz-key.ts';
import { loadPublishedQuiz } from '#web/site/published-quizzes.ts';
import { loadWithRetries } from './load-with-retries.ts';
import { openingOf } from './openings.ts';
import { createQuizStore, type FullQuiz, type UseQuiz } from './quiz-store.ts';

const stores = new Map<QuizName, UseQuiz>();

/** The only store of a quiz in this document. */
export function quizStore(name: QuizName): UseQuiz {
  const known = stores.get(name);
  if (known !== undefined) return known;
  const load = () => loadWithRetries(() => loadFull(name));
  const store = createQuizStore({ opening: openingOf(name), load }, quizKey(name));
  stores.set(name, store);
  return store;
}

/** The full quiz with the code that stores a visit and restores it. */
async function loadFull(name: QuizName): Promise<FullQuiz> {
  const [quiz, { restoreVisit }, { storedQuizState }] = await Promise.all([
    loadPublishedQuiz(name),
    import('./restore-visit.ts'),
    import('#quiz/engine/portable-quiz-state.ts'),
  ]);
  return { quiz, restoreVisit, withIds: storedQuizState };
}
