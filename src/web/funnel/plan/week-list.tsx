import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { type PlanForm, weeksOf } from '#training/plan/plan-form.ts';
import { goalsLeftOut, type PlannedWeek } from '#training/plan/training-plan.ts';
import styles from './week-list.module.css';

interface WeekListProps {
  plan: Plan;
  form: PlanForm;
}

/** A plan's four weeks, each with its goal and skills, and the text about the time after them. */
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

/** The text about the time after the first round of four weeks. */
export function afterFourWeeks(plan: Plan): string {
  const left = goalsLeftOut(plan).map(({ label }) => `“${label}”`);
  const [parts, noun] = plan.goals.length > 0 ? [plan.goals, 'goal'] : [plan.skills, 'skill'];
  const own = parts.length === 1 ? noun : `${noun}s`;
  if (left.length === 0) return `After week four the next round begins, with the same ${own} or others, as you like.`;
  return `And ${left.length} more in the second round. It begins with ${left.join(', ')}, or with other goals, as you like.`;
}
