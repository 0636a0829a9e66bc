import type { ReactNode } from 'react';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { Area } from '#quiz/quiz.ts';
import { leadPlan } from '#training/plan/lead-plan.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import type { PlannedWeek } from '#training/plan/planned-week.ts';
import { Card } from '#web/ui/card.tsx';
import { DayMoments } from './day-moments.tsx';
import { FirstWeek } from './first-week.tsx';
import { say } from './plan-copy.ts';
import { WeekList } from './week-list.tsx';

interface PlanPartsProps {
  plan: Plan;
  form: PlanForm;
  /** Its four weeks, where they are not those of a plan that begins today. */
  weeks?: readonly PlannedWeek[] | undefined;
  /** Those with signs, strongest first. Where they are not known, the day has no help for a windy moment. */
  areas?: readonly Area[];
  /** After the weeks. */
  children: ReactNode;
}

/** A plan from near to far: its first day, its first week, and its four weeks. */
export function PlanParts({ plan, form, weeks: other, areas, children }: PlanPartsProps) {
  const weeks = other ?? leadPlan(plan, form);
  const [first] = weeks;
  return (
    <>
      <DayMoments plan={plan} form={form} day={first!.days[0]!} areas={areas} />
      <FirstWeek days={first!.days} isSchool={other === undefined} />
      <Card title={say('weeks')}>
        <WeekList plan={plan} weeks={weeks} form={form} />
      </Card>
      {children}
    </>
  );
}
