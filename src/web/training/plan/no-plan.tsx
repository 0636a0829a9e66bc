import { quizOfCohort, quizPages } from '#contract/quiz-pages.ts';
import { stageIn } from '#web/measuring/visitor/quiz-progress.ts';
import { useVisitor } from '#web/measuring/visitor/visitor.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** For an account without a plan. A buyer who saved none still has it on the device of the quiz. */
export function NoPlan() {
  const quiz = useVisitor((visitor) => quizOfCohort(visitor.cohort));
  const isHere = stageIn(quiz) === 'passed';
  return (
    <Card title="Your account has no plan yet">
      <p className="muted">
        {isHere
          ? 'There is one on this device, from your check-in. Keep it in your account, and you have it everywhere.'
          : 'It is made from a few questions about you. Your answers stay on this device; only the plan goes into your account.'}
      </p>
      <Button variant="white" wide href={isHere ? quizPages[quiz].email : quizPages[quiz].start}>
        {isHere ? 'Keep the plan on this device' : 'Make a plan'}
      </Button>
    </Card>
  );
}
