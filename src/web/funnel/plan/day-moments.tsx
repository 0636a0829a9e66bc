import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { Area } from '#quiz/quiz.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import type { PlannedDay } from '#training/plan/planned-week.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './day-moments.module.css';
import { dayParts } from './day-parts.ts';
import { habitReasons, practiceReasons } from './exercise-reasons.ts';
import { Moment, WindyMoment } from './moment.tsx';
import { say } from './plan-copy.ts';

interface DayMomentsProps {
  plan: Plan;
  form: PlanForm;
  /** The first day. */
  day: PlannedDay;
  /** Those with signs, strongest first. Where they are not known, the day has no help for a windy moment. */
  areas?: readonly Area[];
}

/** The first day in its parts, with the reason for each exercise. */
export function DayMoments({ plan, form, day, areas }: DayMomentsProps) {
  const parts = dayParts[form];
  const known = { plan, areas };
  return (
    <section aria-labelledby="first-day" className="stack">
      <h2 id="first-day">{say('first-day')}</h2>
      <ol className={classNames(styles.moments, day.practice.length > 1 && styles.many)}>
        <li>
          <Moment {...parts.practice} exercises={day.practice} reasons={practiceReasons(day, known)} />
        </li>
        {day.habit !== null && (
          <li>
            <Moment {...parts.habit} exercises={[day.habit]} reasons={habitReasons(day, known)} />
          </li>
        )}
        {areas !== undefined && (
          <li>
            <WindyMoment areas={areas} />
          </li>
        )}
      </ol>
    </section>
  );
}
