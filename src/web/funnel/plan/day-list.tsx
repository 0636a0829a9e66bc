import { ExerciseList } from './exercise-list.tsx';
import type { PlannedExercise } from './training-plan.ts';

/** The first day's exercises. */
export function DayList({ day }: { day: readonly PlannedExercise[] }) {
  return (
    <section aria-labelledby="first-day" className="stack-small">
      <h2 id="first-day">Your first day</h2>
      <ExerciseList exercises={day} />
    </section>
  );
}
