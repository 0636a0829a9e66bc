import type { Cohort } from '../contract/cohort';
import { paths } from '../contract/paths';
import { quizOfCohort, quizPages } from '../contract/quiz-pages';
import type { Route } from './routes';

/** What the guard needs to know of the person at the door. */
export interface Caller {
  isLoggedIn: boolean;
  cohort: Cohort | '';
}

export type Admission = { admit: true } | { admit: true; takeCohort: Cohort } | { redirect: string };

/**
 * § 4, route meta. A redirect route leads on, an auth route without a token leads to Login and comes back,
 * a quiz route gives a visitor without a cohort its own and leads a visitor of another cohort to that one's quiz.
 * @param address path and query as asked for, to come back to
 */
export function admission(route: Route | null, address: string, caller: Caller): Admission {
  if (route === null) return { admit: true };
  if ('redirect' in route) return { redirect: route.redirect };
  if (route.access === 'auth' && !caller.isLoggedIn) {
    return { redirect: `${paths.login}?next=${encodeURIComponent(address)}` };
  }
  if (route.quiz === undefined) return { admit: true };
  const { cohort } = quizPages[route.quiz];
  if (cohort === caller.cohort) return { admit: true };
  if (caller.cohort === '') return { admit: true, takeCohort: cohort };
  return { redirect: quizPages[quizOfCohort(caller.cohort)].start };
}
