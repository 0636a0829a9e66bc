import type { Plan } from '#quiz/engine/plan-proposal.ts';
import { goalsLeftOut } from '#training/plan/training-plan.ts';

/** What follows the first round of four weeks. */
export function afterFourWeeks(plan: Plan): string {
  const left = goalsLeftOut(plan).map(({ label }) => `“${label}”`);
  const [parts, noun] = plan.goals.length > 0 ? [plan.goals, 'goal'] : [plan.skills, 'skill'];
  const own = parts.length === 1 ? noun : `${noun}s`;
  if (left.length === 0) return `After week four the next round begins, with the same ${own} or others, as you like.`;
  return `And ${left.length} more in the second round. It begins with ${left.join(', ')}, or with other goals, as you like.`;
}
