import type { Cohort } from '#contract/cohort.ts';
import { paths } from '#contract/paths.ts';
import { quizOfCohort } from '#contract/quiz-pages.ts';
import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import { hasBegun } from '#web/measuring/visitor/has-begun.ts';
import type { Route } from './routes.tsx';

/** The facts about the visitor that the guard uses. */
export interface Caller {
  isLoggedIn: boolean;
  cohort: Cohort | '';
}

export type Admission = { admit: true } | { admit: true; takeCohort: Cohort } | { redirect: string };

/**
 * § 4, route meta. A redirect route redirects; an auth route without a token redirects to Login, which returns here. A
 * quiz is open to everybody, but visitors who have begun another one choose at `/resume`.
 * @param address path and query as requested, to return to
 * @param isBegun whether the visitor has passed the first screen of a quiz
 */
export function admission(
  route: Route | null,
  address: string,
  caller: Caller,
  isBegun: (quiz: QuizName) => boolean = hasBegun,
): Admission {
  if (route === null) return { admit: true };
  if ('redirect' in route) return { redirect: route.redirect };
  if (route.access === 'auth' && !caller.isLoggedIn) {
    return { redirect: `${paths.login}?next=${encodeURIComponent(address)}` };
  }
  if (route.quiz === undefined) return { admit: true };
  const { cohort } = catalogue[route.quiz];
  if (cohort === caller.cohort) return { admit: true };
  const isFree = caller.cohort === '' || !isBegun(quizOfCohort(caller.cohort));
  return isFree
    ? { admit: true, takeCohort: cohort }
    : { redirect: `${paths.resume}?next=${encodeURIComponent(address)}` };
}
