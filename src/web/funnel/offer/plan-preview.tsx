import type { ReactNode } from 'react';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import { exercisesOfDay, type PlannedWeek } from '#training/plan/planned-week.ts';
import { Thumb } from '#web/site/exercise-pictures/thumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { say } from './paywall-copy.ts';
import styles from './plan-preview.module.css';

interface PlanPreviewProps {
  plan: Plan;
  form: PlanForm;
  /** Under the weeks. */
  children: ReactNode;
}

/** A short view of the plan that a subscription is for: the first day, and the goals of the four weeks in a line. */
export function PlanPreview({ plan, form, children }: PlanPreviewProps) {
  const weeks = leadPlan(plan, form);
  return (
    <Card title={say('first-day')}>
      <ul className={styles.day}>
        {exercisesOfDay(weeks[0]!.days[0]!).map(({ id, name, minutes }) => (
          <li key={id}>
            <Thumb id={id} size={44} />
            <span>{`${name} `}</span>
            <span className="muted number">{`${minutes} min`}</span>
          </li>
        ))}
      </ul>
      <h2>{say('four-weeks')}</h2>
      <FourWeeks weeks={weeks} />
      {children}
    </Card>
  );
}

/** The weeks with their goals, along a line. */
export function FourWeeks({ weeks }: { weeks: readonly PlannedWeek[] }) {
  return (
    <ol className={styles.weeks}>
      {weeks.map(({ number, goal }) => (
        <li key={number}>
          <span className={`${styles.number} number`}>
            <span className="visually-hidden">Week </span>
            <span>{number}</span>
          </span>
          <span className="caption">{goal ?? say('no-goal')}</span>
        </li>
      ))}
    </ol>
  );
}
