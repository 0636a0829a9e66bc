import { useEffect, useState } from 'react';
import type { QuizName } from '#quiz/catalogue.ts';
import { quizKey } from '#web/measuring/visitor/quiz-key.ts';
import { placeFor } from '#web/platform/persisted.ts';

/**
 * The label of the button that continues this quiz; null on a first visit, without a quiz, and until the stored state is
 * known.
 */
export function useReturnLabel(quizName: QuizName | null): string | null {
  const [label, setLabel] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    // Without a network the page looks as on a first visit; the quiz still opens at the visitor's screen.
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

async function findReturnLabel(quizName: QuizName | null): Promise<string | null> {
  // Beginning the quiz would store a state although the visitor has not opened it.
  if (quizName === null || placeFor(quizKey(quizName)).read() === null) return null;
  const module = await import('./return-label.ts');
  return module.returnLabelOf(quizName);
}
