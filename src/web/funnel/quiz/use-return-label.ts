import { useEffect, useState } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';
import { quizKey } from '#web/measuring/visitor/quiz-key.ts';
import { placeFor } from '#web/platform/persisted.ts';
import { returnLabel } from './return-label.ts';

/** What leads a visitor back into this quiz: null on a first visit, and until their place is known. */
export function useReturnLabel(quizName: QuizName): string | null {
  const [label, setLabel] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    // Without the network the page is as on a first visit; the quiz itself still knows the place.
    findReturnLabel(quizName).then(
      (found) => isShown && setLabel(found),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [quizName]);
  return label;
}

async function findReturnLabel(quizName: QuizName): Promise<string | null> {
  // A first visitor's quiz is not begun before its own page is.
  if (placeFor(quizKey(quizName)).read() === null) return null;
  // Comes with the quiz itself, which is the next page.
  const useQuiz = (await import('../progress/quiz-stores.ts')).quizStore(quizName);
  await useQuiz.getState().begin();
  const { content, quiz } = useQuiz.getState();
  return returnLabel(content, quiz);
}
