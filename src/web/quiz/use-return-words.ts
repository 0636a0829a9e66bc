import { useEffect, useState } from 'react';
import { placeFor } from '../platform/persisted';
import type { UseQuiz } from './quiz-store';
import { returnWords } from './return-words';
import type { StartedQuiz } from './start-words';

/** Come with the quiz itself, which is the next page. */
const stores: Record<StartedQuiz, { key: string; load: () => Promise<UseQuiz> }> = {
  'quiz-two': { key: 'everkite.quiz-two', load: async () => (await import('./quiz-two')).useQuizTwo },
  'mental-health': {
    key: 'everkite.mental-health',
    load: async () => (await import('./mental-health')).useMentalHealth,
  },
};

/** What leads a visitor back into this quiz: null on a first visit, and until his place is known. */
export function useReturnWords(quizName: StartedQuiz): string | null {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    // Without the network the page is as on a first visit; the quiz itself still knows the place.
    findReturnWords(quizName).then(
      (found) => isShown && setWords(found),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [quizName]);
  return words;
}

async function findReturnWords(quizName: StartedQuiz): Promise<string | null> {
  const { key, load } = stores[quizName];
  // A first visitor's quiz is not begun before its own page is.
  if (placeFor(key).read() === null) return null;
  const useQuiz = await load();
  await useQuiz.getState().begin();
  const { content, quiz } = useQuiz.getState();
  return returnWords(content, quiz);
}
