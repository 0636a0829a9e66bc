import { expect, it } from 'vitest';
import { goalForArea, type PlanPart, skillsForArea } from '#quiz/engine/plan-proposal.ts';
import type { Area, Quiz, Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { fittingSkills } from '#training/exercises/exercises.ts';
import { fitRank } from './fit-rank.ts';

const { adhd, wellbeing } = quizzes;
const offered = (quiz: Quiz, purpose: Screen['purpose']): PlanPart[] =>
  quiz.screens.filter((screen) => screen.purpose === purpose).flatMap(({ options = [] }) => options);
const idsOf = (parts: readonly PlanPart[]) => parts.map(({ id }) => id);

it.each([adhd, wellbeing])('each goal has two or more fitting skills of the same quiz: $name', (quiz) => {
  const skills = idsOf(offered(quiz, 'skills'));
  for (const goal of offered(quiz, 'goals')) {
    const fitting = fittingSkills(goal);
    expect(new Set(fitting).size, goal.id).toBe(fitting.length);
    expect(fitting.length, goal.id).toBeGreaterThanOrEqual(2);
    expect(skills, goal.id).toEqual(expect.arrayContaining([...fitting]));
  }
});

it.each([adhd, wellbeing])('each skill fits a goal of the same quiz: $name', (quiz) => {
  const fitting = offered(quiz, 'goals').flatMap(fittingSkills);
  expect(new Set(fitting)).toEqual(new Set(idsOf(offered(quiz, 'skills'))));
});

it.each<Area>(['adhd', 'concentration', 'procrastination', 'anxiety'])(
  'the goal proposed for an area has a fitting skill among those proposed for it: %s',
  (area) => {
    expect(skillsForArea(area).some((skill) => fitRank(goalForArea(area), skill) < Number.POSITIVE_INFINITY)).toBe(
      true,
    );
  },
);

it('no skill fits an unknown goal or none', () => {
  expect(fittingSkills(null)).toEqual([]);
  expect(fittingSkills({ id: 'no-such-id', label: '' })).toEqual([]);
});
