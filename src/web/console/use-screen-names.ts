import { useEffect, useState } from 'react';
import type { Cohort } from '#contract/cohort.ts';
import { quizNames } from '#quiz/catalogue.ts';
import { loadQuiz } from '#quiz/load-quiz.ts';
import type { Quiz, Screen } from '#quiz/quiz.ts';

type ScreenNames = Partial<Record<Cohort, readonly string[]>>;

/** Short names of each quiz’s screens; null while the quizzes load. */
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
  const quizzes = await Promise.all(quizNames.map(loadQuiz));
  return Object.fromEntries(quizzes.map((quiz) => [quiz.cohort, namesOf(quiz)]));
}

function namesOf({ screens }: Quiz): string[] {
  return screens.map(nameOf);
}

function nameOf({ trait, statement, title }: Screen): string {
  return trait ?? statement?.text ?? title;
}
