import { quizOfCohort } from '#contract/quiz-pages.ts';
import { catalogue, quizNames } from '#quiz/catalogue.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { useHydrated } from '#web/platform/use-hydrated.ts';

/** What the visitor's own quiz takes and gives. Prerendered HTML knows no visitor, so it says it of the first quiz. */
export function QuizFacts() {
  const own = useVisitor((visitor) => quizOfCohort(visitor.cohort));
  const { screenCount, minutes } = catalogue[useHydrated() ? own : quizNames[0]!];
  return (
    <p className="small muted number">
      {`${screenCount} short screens · ${minutes} minutes · no email needed · result explained`}
    </p>
  );
}
