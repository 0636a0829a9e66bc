import { describe, expect, it } from 'vitest';
import { quizzes } from '#quiz/quizzes.ts';
import {
  type ExerciseId,
  exerciseForSkill,
  exerciseIds,
  exerciseOf,
  fittingSkills,
  habitForGoal,
} from './exercises.ts';

const goals = Object.values(quizzes)
  .flatMap(({ screens }) => screens.filter(({ purpose }) => purpose === 'goals'))
  .flatMap(({ options }) => options ?? []);

const siblingsOf = (id: ExerciseId) => exerciseOf(id).siblings;

/** The purposes of each exercise: the goals that it is the habit of, and the skills that fit these goals. */
const aimsOf = (id: ExerciseId): Set<string> => {
  const own = goals.filter(
    (goal) =>
      habitForGoal(goal).id === id ||
      fittingSkills(goal).some((skill) => exerciseForSkill({ id: skill, label: '' }).id === id),
  );
  return new Set(own.flatMap((goal) => [goal.id, ...fittingSkills(goal)]));
};

describe('the siblings of an exercise', () => {
  it.each(exerciseIds)('%s has three of other engines, and each once', (id) => {
    const engines = siblingsOf(id).map((each) => exerciseOf(each).engine);
    expect(engines).not.toContain(exerciseOf(id).engine);
    expect(siblingsOf(id)).not.toContain(id);
    expect(new Set(siblingsOf(id)).size).toBe(3);
  });

  it('the pages of an evening have kind words', () => {
    expect(siblingsOf('park-the-day')[0]).toBe('a-kind-word');
    expect(siblingsOf('evening-horizon')[0]).toBe('a-kind-word');
    expect(siblingsOf('a-short-look-back')[0]).toBe('on-your-side');
  });

  // Exercises for evenings are fixed, and helps belong to no goal.
  const free = exerciseIds.filter((id) => aimsOf(id).size > 0 && !['park-the-day', 'evening-horizon'].includes(id));
  it.each(free)('the first of %s is for a goal of its own, or for one that the same skill fits', (id) => {
    const [first] = siblingsOf(id);
    const shared = [...aimsOf(id)].filter((aim) => aimsOf(first).has(aim));
    expect(shared).not.toEqual([]);
  });
});
