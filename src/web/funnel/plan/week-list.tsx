import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { goalsLeftOut } from '#training/plan/goals-of-round.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import type { PlannedWeek } from '#training/plan/planned-week.ts';
import { say } from './plan-copy.ts';
import styles from './week-list.module.css';

interface WeekListProps {
  plan: Plan;
  weeks: readonly PlannedWeek[];
  form: PlanForm;
}

/** A plan's four weeks, each with its goal and skills, and the text about the time after them. */
export function WeekList({ plan, weeks, form }: WeekListProps) {
  return (
    <>
      <ol className={styles.weeks}>
        {weeks.map((week) => (
          <li key={week.number}>
            <span className={`${styles.number} number`}>
              <span className="visually-hidden">{`${say('week')} `}</span>
              <span>{week.number}</span>
            </span>
            <span>
              <b>{week.goal ?? say('no-goal')}</b>
              <span className="small muted">{week.skills.join(', ')}</span>
              {form === 'personal' && hasEvenings(week) && (
                <span className="small muted">{say('evenings', { exercise: week.days[0]!.habit!.name })}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="small muted">{afterFourWeeks(plan)}</p>
    </>
  );
}

/** Whether each day has an evening. All but the last, which may look back, have the same habit. */
const hasEvenings = ({ days }: PlannedWeek) => days.every(({ habit }) => habit !== null);

/** The text about the time after the first round of four weeks. */
export function afterFourWeeks(plan: Plan): string {
  const left = goalsLeftOut(plan).map(({ label }) => `“${label}”`);
  if (left.length > 0) return say('after-more', { count: left.length, goals: left.join(', ') });
  return plan.goals.length > 0
    ? say('after-goals', { count: plan.goals.length })
    : say('after-skills', { count: plan.skills.length });
}
