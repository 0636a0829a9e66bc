import type { PlanPart } from '#quiz/engine/plan-proposal.ts';

/** A shorter exercise would not be worth starting. */
const shortestMinutes = 3;

/** The default when no skill was chosen. */
export const attentionFirst: PlanPart = { id: 'attention', label: 'Holding attention' };

/** One in 5 minutes, two in 10, three in 20 and more; the goal's habit always comes with them. */
export function skillsFitting(dailyMinutes: number): number {
  return Math.max(1, Math.min(3, Math.floor(dailyMinutes / shortestMinutes) - 1));
}

/** Whole minutes, as equal as possible, the longer ones first. */
export function shareOut(minutes: number, count: number): number[] {
  const each = Math.floor(minutes / count);
  const left = minutes - each * count;
  return Array.from({ length: count }, (_, index) => each + (index < left ? 1 : 0));
}
