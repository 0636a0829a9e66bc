import type { Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';

/** The labels of the options on these screens of all quizzes, by id. */
function labelsOf(isOne: (screen: Screen) => boolean): ReadonlyMap<string, string> {
  const options = Object.values(quizzes).flatMap(({ screens }) => screens.filter(isOne));
  return new Map(options.flatMap((screen) => (screen.options ?? []).map(({ id, label }) => [id, label] as const)));
}

/**
 * Quizzes that ask for no goals and skills propose those of another quiz, so the ids are looked up in all of them; an
 * id means the same everywhere (`training/exercises/exercises.test.ts`).
 */
export const goalLabels = labelsOf(({ purpose }) => purpose === 'goals');
export const skillLabels = labelsOf(({ purpose }) => purpose === 'skills');
export const genderLabels = labelsOf(({ type }) => type === 'gender');
