import type { PlanPart } from '#quiz/engine/plan-proposal.ts';

/** For each goal the skills that fit it, by their ids in the quizzes, best first. At least two for each goal. */
const byGoal: Record<string, readonly string[]> = {
  'hold-focus': ['attention', 'memory'],
  'start-easier': ['planning', 'switching'],
  'judge-time': ['planning', 'pausing', 'memory'],
  'wind-down': ['calming', 'pausing', 'switching'],
  'be-kinder': ['calming', 'pausing'],
  'quieter-nights': ['breath', 'rest', 'worries'],
  'less-worry': ['worries', 'breath'],
  'evening-energy': ['rest', 'small-steps'],
  'closer-to-people': ['reaching-out', 'feelings'],
  'own-side': ['feelings', 'small-steps'],
};

/** The ids of the skills that fit a goal, best first; none without a goal. */
export const fittingSkills = (goal: PlanPart | null): readonly string[] => (goal && byGoal[goal.id]) || [];

/** How well a skill fits a goal: 0 is best, infinite when it does not fit. */
export function fitRank(goal: PlanPart | null, skill: PlanPart): number {
  const rank = fittingSkills(goal).indexOf(skill.id);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
}
