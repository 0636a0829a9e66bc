import type { ReactNode } from 'react';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import type { Area } from '#quiz/quiz.ts';
import type { PlanForm } from '#training/plan/plan-form.ts';
import { Card } from '#web/ui/card.tsx';
import { DayMoments } from './day-moments.tsx';
import { FirstWeek } from './first-week.tsx';
import { WeekList } from './week-list.tsx';

interface PlanPartsProps {
  plan: Plan;
  form: PlanForm;
  /** Those with signs, strongest first. Where they are not known, the day has no help for a windy moment. */
  areas?: readonly Area[];
  /** After the weeks. */
  children: ReactNode;
}

/** A plan from near to far: its first day, its first week, and its four weeks. */
export function PlanParts({ plan, form, areas, children }: PlanPartsProps) {
  return (
    <>
      <DayMoments plan={plan} form={form} areas={areas} />
      <FirstWeek plan={plan} form={form} />
      <Card title="Week by week">
        <WeekList plan={plan} form={form} />
      </Card>
      {children}
    </>
  );
}
