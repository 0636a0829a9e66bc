import { useEffect, useState } from 'react';
import { placeFor } from '../platform/persisted';
import { returnWords } from './return-words';
import type { StartedQuiz } from './start-words';

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
  // A first visitor's quiz is not begun before its own page is.
  if (placeFor(`everkite.${quizName}`).read() === null) return null;
  // Comes with the quiz itself, which is the next page.
  const useQuiz = (await import('./quiz-stores')).quizStores[quizName];
  await useQuiz.getState().begin();
  const { content, quiz } = useQuiz.getState();
  return returnWords(content, quiz);
}
