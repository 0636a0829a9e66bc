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
              <span className="visually-hidden">Week </span>
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
  const [parts, noun] = plan.goals.length > 0 ? [plan.goals, 'goal'] : [plan.skills, 'skill'];
  const own = parts.length === 1 ? noun : `${noun}s`;
  if (left.length === 0) return `After week four the next round begins, with the same ${own} or others, as you like.`;
  return `And ${left.length} more in the second round. It begins with ${left.join(', ')}, or with other goals, as you like.`;
}
