import { quizOfCohort } from '#contract/quiz-pages.ts';
import { catalogue, quizNames } from '#quiz/catalogue.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';
import { hasRunningSubscription } from '#web/session/running-subscription.ts';
import { useSession } from '#web/session/session.ts';

/**
 * Under Home's button: what the visitor's own quiz takes and gives, or for a member what training takes. Prerendered HTML
 * knows no visitor, so it says it of the first quiz.
 */
export function QuizFacts() {
  const own = useVisitor((visitor) => quizOfCohort(visitor.cohort));
  const isMember = useSession(hasRunningSubscription);
  const isHydrated = useHydrated();
  const { screenCount, minutes } = catalogue[isHydrated ? own : quizNames[0]!];
  const facts =
    isHydrated && isMember
      ? 'Short exercises · stop whenever you like · nothing resets'
      : `${screenCount} short screens · ${minutes} minutes · no email needed · result explained`;
  return <p className="small muted number">{facts}</p>;
}
