import { describe, expect, it } from 'vitest';
import { mentalHealth } from '../../quiz/content/mental-health';
import { quizOne } from '../../quiz/content/quiz-one';
import { quizTwo } from '../../quiz/content/quiz-two';
import { type PlanPart, planOf } from '../../quiz/plan';
import type { Screen } from '../../quiz/quiz';
import { nearShare, walkThrough } from '../../quiz/walk.fixture';
import { exerciseForSkill, habitForGoal, helpForArea } from './exercises';

const quizzes = [quizOne, quizTwo, mentalHealth];
/** Nothing asked has this id, so it gets what the unknown gets. */
const unknown: PlanPart = { id: 'no-such-id', label: '' };

const offered = (purpose: Screen['purpose']): PlanPart[] =>
  quizzes
    .flatMap(({ screens }) => screens.filter((screen) => screen.purpose === purpose))
    .flatMap(({ options = [] }) => options);
const proposed = [0, 0.25, 0.5, 0.75, 1].map((share) => planOf(quizTwo, walkThrough(quizTwo, nearShare(share))));
const skills = [...offered('skills'), ...proposed.flatMap((plan) => plan.skills)];
const goals = [...offered('goals'), ...proposed.flatMap((plan) => plan.goals)];
const idsOf = (parts: readonly PlanPart[]) => new Set(parts.map(({ id }) => id));
const namesOf = (exercises: readonly { name: string }[]) => new Set(exercises.map(({ name }) => name));

describe('over all quizzes', () => {
  it('goals and skills are offered', () => {
    expect(idsOf(offered('goals')).size).toBe(10);
    expect(idsOf(offered('skills')).size).toBe(12);
  });

  it('every skill has an exercise of its own', () => {
    expect(namesOf(skills.map(exerciseForSkill)).size).toBe(idsOf(skills).size);
    const known = skills.filter(({ id }) => id !== 'attention');
    expect(namesOf(known.map(exerciseForSkill))).not.toContain(exerciseForSkill(unknown).name);
  });

  it('every goal has a habit of its own', () => {
    expect(namesOf(goals.map(habitForGoal)).size).toBe(idsOf(goals).size);
    expect(namesOf(goals.map(habitForGoal))).not.toContain(habitForGoal(unknown).name);
  });

  it('an id means the same in every quiz', () => {
    for (const parts of [skills, goals]) {
      expect(new Set(parts.map(({ id, label }) => `${id} ${label}`)).size).toBe(idsOf(parts).size);
    }
  });

  it('no exercise has the name of another', () => {
    const areas = (['adhd', 'concentration', 'procrastination', 'anxiety'] as const).map(helpForArea);
    const all = [...offered('skills').map(exerciseForSkill), ...offered('goals').map(habitForGoal), ...areas];
    expect(namesOf(all).size).toBe(all.length);
  });
});
