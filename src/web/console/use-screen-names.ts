import { useEffect, useState } from 'react';
import type { Cohort } from '../../contract/cohort';
import type { Quiz, Screen } from '../../quiz/quiz';

type ScreenNames = Record<Cohort, readonly string[]>;

/** What each quiz's screens are about, in a few words; null until the quizzes' words have come. */
export function useScreenNames(): ScreenNames | null {
  const [names, setNames] = useState<ScreenNames | null>(null);
  useEffect(() => {
    let isShown = true;
    loadScreenNames().then(
      (loaded) => isShown && setNames(loaded),
      (error: unknown) => console.error(error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return names;
}

async function loadScreenNames(): Promise<ScreenNames> {
  const [{ wholeQuizOne }, { wholeQuizTwo }, { wholeMentalHealth }] = await Promise.all([
    import('../quiz/quiz-one-whole'),
    import('../quiz/quiz-two-whole'),
    import('../quiz/mental-health-whole'),
  ]);
  return { A: namesOf(wholeQuizOne.quiz), B: namesOf(wholeQuizTwo.quiz), C: namesOf(wholeMentalHealth.quiz) };
}

function namesOf({ screens }: Quiz): string[] {
  return screens.map(nameOf);
}

function nameOf({ trait, statement, title }: Screen): string {
  return trait ?? statement?.text ?? title;
}
