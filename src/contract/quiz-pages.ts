import { catalogue, type QuizName, type QuizRow, quizNames } from '#quiz/catalogue.ts';
import type { Cohort } from './cohort.ts';
import type { PagePath } from './paths.ts';

/** Where a quiz's visitors go up to its result (§ 2), in this order; `later-quiz-pages.ts` has the others. */
interface QuizPages {
  /** The address all its pages lie at or below. */
  root: PagePath;
  /** Where it begins: its start page, or its first screen when it has none. */
  start: PagePath;
  screens: PagePath;
  /** Screen 33. */
  email: PagePath;
}

export const quizPages = Object.fromEntries(quizNames.map((name) => [name, pagesOf(catalogue[name])])) as Readonly<
  Record<QuizName, QuizPages>
>;

function pagesOf({ pages: { start, screens, email } }: QuizRow): QuizPages {
  return { root: `/${screens.split('/')[1]}`, start: start ?? screens, screens, email } as QuizPages;
}

/** The quiz of a cohort; before one is drawn, the first. */
export function quizOfCohort(cohort: Cohort | ''): QuizName {
  return quizNames.find((name) => catalogue[name].cohort === cohort) ?? quizNames[0]!;
}

/** The quiz at or above an address; null when it belongs to none. */
export function quizAtPath(path: string): QuizName | null {
  return quizNames.find((name) => path === quizPages[name].root || path.startsWith(`${quizPages[name].root}/`)) ?? null;
}
