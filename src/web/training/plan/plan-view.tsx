import type { ReactNode } from 'react';
import type { AccountPlan } from '#contract/plan.ts';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { planFormOf } from '#training/plan/plan-form.ts';
import type { PlannedWeek } from '#training/plan/planned-week.ts';
import { madeFrom } from '#web/funnel/plan/made-from.ts';
import { PlanHero } from '#web/funnel/plan/plan-hero.tsx';
import { PlanParts } from '#web/funnel/plan/plan-parts.tsx';
import { Note } from '#web/ui/note.tsx';
import styles from './plan-view.module.css';

interface PlanViewProps {
  plan: AccountPlan;
  title: string;
  /** Its four weeks, where they are not those of a plan that begins today. */
  weeks?: readonly PlannedWeek[] | undefined;
  /** Below the plan's head. */
  banner?: ReactNode;
  /** Beside the weeks. */
  children?: ReactNode;
}

/** A plan from an account, without the answers behind it. */
export function PlanView({ plan: kept, title, weeks, banner, children }: PlanViewProps) {
  const { goals, skills, daily_minutes: dailyMinutes, origin } = kept;
  const plan: Plan = { goals, skills, dailyMinutes, origin };
  return (
    <div className={styles.plan}>
      <PlanHero title={title} minutes={dailyMinutes} picture="lift">
        {`${dailyMinutes} minutes a day for four weeks, ${madeFrom(plan)}. A missed day never counts against you.`}
      </PlanHero>
      {banner}
      <PlanParts plan={plan} form={planFormOf(kept.quiz)} weeks={weeks}>
        <div className={styles.beside}>
          {children}
          <Note>
            <b>What practice can do.</b> It makes you better at what you practise. How far that carries into everyday
            life differs from person to person.
          </Note>
        </div>
      </PlanParts>
    </div>
  );
}
