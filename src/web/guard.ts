import type { Cohort } from '../contract/cohort';
import { paths } from '../contract/paths';
import { quizOfCohort, quizPages } from '../contract/quiz-pages';
import type { QuizName } from '../quiz/quiz';
import type { Route } from './routes';
import { hasBegun } from './visitor/has-begun';

/** What the guard needs to know of the person at the door. */
export interface Caller {
  isLoggedIn: boolean;
  cohort: Cohort | '';
}

export type Admission = { admit: true } | { admit: true; takeCohort: Cohort } | { redirect: string };

/**
 * § 4, route meta. A redirect route leads on, an auth route without a token leads to Login and comes back. A quiz is
 * walked by whoever opens it; for who has begun another one that is decided at `/resume`.
 * @param address path and query as asked for, to come back to
 * @param isBegun whether they have got beyond the first screen of a quiz
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
  const { cohort } = quizPages[route.quiz];
  if (cohort === caller.cohort) return { admit: true };
  const isFree = caller.cohort === '' || !isBegun(quizOfCohort(caller.cohort));
  return isFree
    ? { admit: true, takeCohort: cohort }
    : { redirect: `${paths.resume}?next=${encodeURIComponent(address)}` };
}
