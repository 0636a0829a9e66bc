import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { type PlanForm, weeksOf } from '#training/plan/plan-form.ts';
import type { PlannedWeek } from '#training/plan/training-plan.ts';
import { afterFourWeeks } from './after-four-weeks.ts';
import styles from './week-list.module.css';

interface WeekListProps {
  plan: Plan;
  form: PlanForm;
}

/** A plan's four weeks, each with its goal and skills, and what follows them. */
export function WeekList({ plan, form }: WeekListProps) {
  return (
    <>
      <ol className={styles.weeks}>
        {weeksOf(plan, form).map((week) => (
          <li key={week.number}>
            <span className={`${styles.number} number`}>
              <span className="visually-hidden">Week </span>
              <span>{week.number}</span>
            </span>
            <span>
              <b>{week.goal ?? 'Time for yourself'}</b>
              <span className="small muted">{week.skills.join(', ')}</span>
              {form === 'personal' && <span className="small muted">{`Evenings: ${eveningOf(week)}`}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className="small muted">{afterFourWeeks(plan)}</p>
    </>
  );
}

/** The habit of all evenings but the last, which looks back. */
const eveningOf = ({ days }: PlannedWeek) => days[0]!.habit.name;
