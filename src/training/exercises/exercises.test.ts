import { expect, it } from 'vitest';
import { planOf } from '#quiz/engine/plan.ts';
import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import type { Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { exerciseBy, exerciseForSkill, exerciseIds, exerciseKinds, habitForGoal, helpForArea } from './exercises.ts';

const { frequency } = quizzes;

/** No quiz has this id, so it gets the defaults. */
const unknown: PlanPart = { id: 'no-such-id', label: '' };

const offered = (purpose: Screen['purpose']): PlanPart[] =>
  Object.values(quizzes)
    .flatMap(({ screens }) => screens.filter((screen) => screen.purpose === purpose))
    .flatMap(({ options = [] }) => options);
const proposed = [0, 0.25, 0.5, 0.75, 1].map((share) => planOf(frequency, walkThrough(frequency, nearShare(share))));
const skills = [...offered('skills'), ...proposed.flatMap((plan) => plan.skills)];
const goals = [...offered('goals'), ...proposed.flatMap((plan) => plan.goals)];
const idsOf = (parts: readonly PlanPart[]) => new Set(parts.map(({ id }) => id));
const namesOf = (exercises: readonly { name: string }[]) => new Set(exercises.map(({ name }) => name));

it('the quizzes together offer every goal and skill that an exercise is for', () => {
  expect(namesOf(offered('goals').map(habitForGoal))).toEqual(namesOf(exerciseKinds.goals));
  expect(namesOf(offered('skills').map(exerciseForSkill))).toEqual(namesOf(exerciseKinds.skills));
});

it('every skill of every quiz has an exercise of its own', () => {
  expect(namesOf(skills.map(exerciseForSkill)).size).toBe(idsOf(skills).size);
  const known = skills.filter(({ id }) => id !== 'attention');
  expect(namesOf(known.map(exerciseForSkill))).not.toContain(exerciseForSkill(unknown).name);
});

it('every goal of every quiz has a habit of its own', () => {
  expect(namesOf(goals.map(habitForGoal)).size).toBe(idsOf(goals).size);
  expect(namesOf(goals.map(habitForGoal))).not.toContain(habitForGoal(unknown).name);
});

it('an id means the same in every quiz', () => {
  for (const parts of [skills, goals]) {
    expect(new Set(parts.map(({ id, label }) => `${id} ${label}`)).size).toBe(idsOf(parts).size);
  }
});

it('no two exercises have the same name', () => {
  const areas = (['adhd', 'concentration', 'procrastination', 'anxiety'] as const).map(helpForArea);
  const all = [...offered('skills').map(exerciseForSkill), ...offered('goals').map(habitForGoal), ...areas];
  expect(namesOf(all).size).toBe(all.length);
});

it('every exercise is of one kind, and no two are for the same', () => {
  const listed = Object.values(exerciseKinds).flat();
  expect(listed.map(({ id }) => id).sort()).toEqual([...exerciseIds].sort());
});

it('an engine reads its own exercises only', () => {
  expect(exerciseBy('evening-pages', 'park-the-day').page).toBe('list');
  expect(exerciseBy('evening-pages', 'evening-horizon').page).toBe('horizon');
  expect(exerciseBy('evening-pages', 'a-short-look-back').page).toBe('look-back');
  expect(() => exerciseBy('clocks', 'settle')).toThrow('settle is an exercise of another engine');
});
