import type { Cohort } from '#contract/cohort.ts';
import type { CohortGate } from '#contract/config.ts';
import { paths } from '#contract/paths.ts';
import { quizOfCohort, quizPages } from '#contract/quiz-pages.ts';
import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import { stageIn } from '#web/measuring/visitor/quiz-progress.ts';
import { isByAdvertisement, quizToAskAbout } from '#web/measuring/visitor/quiz-to-ask-about.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import type { Route } from './routes.tsx';

/** The facts about the visitor that the guard uses. */
export interface Caller {
  isLoggedIn: boolean;
  cohort: Cohort | '';
}

export type Admission = { takeCohort?: Cohort } | { redirect: string };

const isInMiddleHere = (quiz: QuizName) => stageIn(quiz) === 'middle';

/**
 * § 4, route meta. A redirect route redirects and keeps the query; an auth route without a token redirects to Login,
 * which returns here. A quiz is open to everybody, and a visitor who walks it takes its cohort, but visitors who are in
 * the middle of another one choose at `/resume`. A strict gate opens nobody another cohort's quiz.
 * @param address path and query as requested
 * @param isInMiddle whether the visitor has begun a quiz and not finished it
 */
export function admission(
  route: Route | null,
  address: string,
  { isLoggedIn, cohort }: Caller,
  isInMiddle: (quiz: QuizName) => boolean = isInMiddleHere,
  gate: () => CohortGate = () => publicConfig().cohort_gate,
): Admission {
  if (route === null) return {};
  if ('redirect' in route) return { redirect: route.redirect + address.replace(/^[^?]*/, '') };
  if (route.access === 'auth' && !isLoggedIn) {
    return { redirect: `${paths.login}?next=${encodeURIComponent(address)}` };
  }
  if (route.quiz === undefined) return {};
  const own = cohort === '' ? null : quizOfCohort(cohort);
  if (own !== null && own !== route.quiz && gate() === 'strict') return { redirect: quizPages[own].start };
  return quizToAskAbout(route.quiz, own, isByAdvertisement(address), isInMiddle) === null
    ? { takeCohort: catalogue[route.quiz].cohort }
    : { redirect: `${paths.resume}?next=${encodeURIComponent(address)}` };
}
