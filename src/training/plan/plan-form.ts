import { catalogue, type QuizName } from '#quiz/catalogue.ts';
import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { personalPlan } from './personal-plan.ts';
import { type PlannedWeek, trainingPlan } from './training-plan.ts';

/** A day of a training plan has practice and a habit; in a personal plan these are its morning and its evening. */
export type PlanForm = 'training' | 'personal';

/** The form of a quiz's plan: personal where it has a page for a personal plan (§ 2). */
export function planFormOf(quizName: QuizName): PlanForm {
  return 'personal-plan' in catalogue[quizName].pages ? 'personal' : 'training';
}

/**
 * The four weeks of a plan in its form.
 * @param round from 0
 */
export function weeksOf(plan: Plan, form: PlanForm, round = 0): PlannedWeek[] {
  return form === 'personal' ? personalPlan(plan, round) : trainingPlan(plan, round);
}
