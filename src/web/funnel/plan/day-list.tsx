import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { Area } from '#quiz/quiz.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import { exercisesOfDay } from '#training/plan/planned-week.ts';
import { ExerciseList } from './exercise-list.tsx';
import { habitReasons, practiceReasons } from './exercise-reasons.ts';
import { WindyMoment } from './moment.tsx';
import { say } from './plan-copy.ts';

interface DayListProps {
  plan: Plan;
  /** Those with signs, strongest first. Where they are not known, the day has no help for a windy moment. */
  areas?: readonly Area[];
}

/** The first day of a training plan, with the reason for each exercise. */
export function DayList({ plan, areas }: DayListProps) {
  const day = leadPlan(plan, 'training')[0]!.days[0]!;
  const known = { plan, areas };
  return (
    <section aria-labelledby="first-day" className="stack">
      <h2 id="first-day">{say('first-day')}</h2>
      <ExerciseList
        exercises={exercisesOfDay(day)}
        reasons={[...practiceReasons(day, known), ...habitReasons(day, known)]}
      />
      {areas !== undefined && <WindyMoment areas={areas} />}
    </section>
  );
}
