import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { weeksInRound } from './planned-week.ts';

/** The goals that have no week in a round; the next one begins with them. */
export function goalsLeftOut(plan: Plan, round = 0): PlanPart[] {
  const planned = goalsOfRound(plan, round);
  return plan.goals.filter((goal) => !planned.includes(goal));
}

/** The goal of each week. They go on in turn from round to round. */
export function goalsOfRound({ goals }: Plan, round: number): (PlanPart | null)[] {
  return Array.from({ length: weeksInRound }, (_, week) => inTurn(goals, round * weeksInRound + week));
}

/** Goes round the items; null when there are none. */
export function inTurn<Item>(items: readonly Item[], turn: number): Item | null {
  return items[turn % Math.max(1, items.length)] ?? null;
}
