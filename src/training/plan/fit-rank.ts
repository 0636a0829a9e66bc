import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import { fittingSkills } from '#training/exercises/exercises.ts';

/** How well a skill fits a goal: 0 is best, infinite when it does not fit. */
export function fitRank(goal: PlanPart | null, skill: PlanPart): number {
  const rank = fittingSkills(goal).indexOf(skill.id);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}
