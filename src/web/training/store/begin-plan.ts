import { calls } from '#contract/calls.ts';
import type { Cohort } from '#contract/cohort.ts';
import type { AccountPlan } from '#contract/plan.ts';
import { catalogue } from '#quiz/catalogue.ts';
import { call } from '#web/platform/call.ts';
import { useTraining } from './training-store.ts';

export interface PlanChoice {
  /** Ids, in the order in which they were chosen. */
  goals: readonly string[];
  skills: readonly string[];
  /** Minutes a day. */
  minutes: number;
}

/** Begins a plan, in place of the one in the account. False when the account could not be reached. */
export async function beginPlan(quiz: AccountPlan['quiz'], { goals, skills, minutes }: PlanChoice): Promise<boolean> {
  const cohort = catalogue[quiz].cohort as Cohort;
  const { error } = await call(calls.savePlan, {
    quiet: true,
    body: { cohort, goals: [...goals], skills: [...skills], daily_minutes: minutes },
  });
  if (error === null) void useTraining.getState().refresh();
  return error === null;
}

/** The choices that a plan was made from. */
export const choiceOf = ({ goals, skills, daily_minutes: minutes }: AccountPlan): PlanChoice => ({
  goals: goals.map(({ id }) => id),
  skills: skills.map(({ id }) => id),
  minutes,
});
