import { catalogue, type QuizName, type QuizRow, quizNames } from '#quiz/catalogue.ts';
import type { Cohort } from './cohort.ts';
import type { SitePath } from './paths.ts';

/** The pages of a quiz up to its email page (§ 2), in order; `next-quiz-pages.ts` has the others. */
interface QuizPages {
  /** The path that all its pages are at or below. */
  root: SitePath;
  /** The start page, or the first screen of a quiz without one. */
  start: SitePath;
  screens: SitePath;
  /** Screen 33. */
  email: SitePath;
}

export const quizPages = Object.fromEntries(quizNames.map((name) => [name, pagesOf(catalogue[name])])) as Readonly<
  Record<QuizName, QuizPages>
>;

function pagesOf({ pages: { start, screens, email } }: QuizRow): QuizPages {
  return { root: `/${screens.split('/')[1]}`, start: start ?? screens, screens, email } as QuizPages;
}

/** The quiz of a cohort; the first quiz before a cohort is drawn. */
export function quizOfCohort(cohort: Cohort | ''): QuizName {
  return quizNames.find((name) => catalogue[name].cohort === cohort) ?? quizNames[0]!;
}

/** The quiz that a path belongs to; null for none. */
export function quizAtPath(path: string): QuizName | null {
  return quizNames.find((name) => path === quizPages[name].root || path.startsWith(`${quizPages[name].root}/`)) ?? null;
}
