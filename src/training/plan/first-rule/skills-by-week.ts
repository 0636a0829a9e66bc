import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import { fitRank } from '../fit-rank.ts';

/**
 * The skills of each week of a round, the fitting ones first. Each week's goal gets a skill that fits it, if one was
 * chosen. The other places go to the skills with the fewest weeks, so that every skill has its turn.
 * @param goals one for each week
 * @param places skills in a week
 */
export function skillsByWeek(
  goals: readonly (PlanPart | null)[],
  skills: readonly PlanPart[],
  places: number,
): PlanPart[][] {
  const weekCounts = new Map(skills.map(({ id }) => [id, 0]));
  const take = (candidates: readonly PlanPart[], goal: PlanPart | null): PlanPart[] => {
    const [first] = [...candidates].sort(
      (a, b) => weekCounts.get(a.id)! - weekCounts.get(b.id)! || compareFit(goal, a, b),
    );
    if (first === undefined) return [];
    weekCounts.set(first.id, weekCounts.get(first.id)! + 1);
    return [first];
  };
  // The fitting skills of all weeks come first, so that the places left go to those that fit none of the goals.
  const weeks = goals.map((goal) =>
    take(
      skills.filter((skill) => fitRank(goal, skill) < Number.POSITIVE_INFINITY),
      goal,
    ),
  );
  return weeks.map((week, index) => {
    const goal = goals[index]!;
    while (week.length < Math.min(places, skills.length)) {
      week.push(
        ...take(
          skills.filter((skill) => !week.includes(skill)),
          goal,
        ),
      );
    }
    return week.sort((a, b) => compareFit(goal, a, b));
  });
}

/** Those that fit better come first. Infinite ranks have no difference, so they are compared. */
function compareFit(goal: PlanPart | null, a: PlanPart, b: PlanPart): number {
  const [rankA, rankB] = [fitRank(goal, a), fitRank(goal, b)];
  return rankA === rankB ? 0 : rankA < rankB ? -1 : 1;
}
