import { quizOfCohort } from '#contract/quiz-pages.ts';
import { stageIn } from '#web/measuring/visitor/quiz-progress.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { hasRunningSubscription } from '#web/session/running-subscription.ts';
import { useSession } from '#web/session/session.ts';
import { anybodysWayIn, type WayIn, wayIn } from './way-in.ts';

/** The visitor's own way in; until hydration the one for anybody, because prerendered HTML knows no visitor. */
export function useWayIn(): WayIn {
  const isMember = useSession(hasRunningSubscription);
  const own = quizOfCohort(useVisitor(({ cohort }) => cohort));
  return useHydrated() ? wayIn({ isMember, own, stageIn }) : anybodysWayIn;
}
