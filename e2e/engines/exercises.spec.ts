// Needs WebKit and Gecko, which time, draw and store differently from Chromium: that the first round of every exercise
// can be done in them with real presses and keys, without an error in the page.
import type { SavePlanBody } from '#contract/plan.ts';
import type { PlanPart } from '#quiz/engine/plan-proposal.ts';
import type { Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { exerciseForSkill, exerciseIds, exerciseKinds, habitForGoal, lookBack } from '#training/exercises/exercises.ts';
import type { Person } from '../account.ts';
import { makeTrainee } from '../trainee.ts';
import { playFirstRound } from './first-round.ts';
import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const partsFor = (purpose: Screen['purpose']): PlanPart[] => {
  const screens = Object.values(quizzes).flatMap((quiz) => quiz.screens as readonly Screen[]);
  const options = screens.filter((screen) => screen.purpose === purpose).flatMap((screen) => screen.options ?? []);
  return [...new Map(options.map(({ id, label }) => [id, { id, label }])).values()];
};
const goals = partsFor('goals');
const skills = partsFor('skills');

/** A day with one skill and one goal has the exercise of each; a day without a goal looks back. */
const days = skills.map((skill, index) => {
  const goal = goals[index] ?? null;
  return { skill, goal, exercises: [exerciseForSkill(skill), habitForGoal(goal)] };
});

test('the days of these tests have every exercise', () => {
  const done = [...days.flatMap(({ exercises }) => exercises), ...exerciseKinds.helps].map(({ id }) => id);
  expect([...new Set(done)].sort()).toEqual([...exerciseIds].sort());
  expect(done).toContain(lookBack.id);
});

for (const { skill, goal, exercises } of days) {
  const names = exercises.map(({ name }) => name);
  test(`the first rounds of ${names.join(' and ')} can be done`, async ({ visitor, baseURL, request, email }) => {
    await begin(
      visitor,
      baseURL!,
      await makeTrainee(request, email, planOf(goal === null ? [] : [goal.id], skill.id), 'account'),
    );
    for (const exercise of exercises) {
      await visitor.goTo(`${baseURL}/train`);
      await visitor.press('button', new RegExp(`^${exercise.name} `));
      await playFirstRound(visitor, exercise);
    }
  });
}

// Rounds take their time.
test.describe.configure({ timeout: 900_000 });

test('each minute for a windy moment can be done', async ({ visitor, baseURL, request, email }) => {
  await begin(visitor, baseURL!, await makeTrainee(request, email, planOf([], 'memory'), 'account'));
  for (const exercise of exerciseKinds.helps) {
    await visitor.goTo(`${baseURL}/train/helps`);
    await visitor.press('button', new RegExp(`^${exercise.name} `));
    await playFirstRound(visitor, exercise);
  }
});

const planOf = (goalIds: string[], skill: string): SavePlanBody => ({
  cohort: 'A',
  goals: goalIds,
  skills: [skill],
  daily_minutes: 10,
});

async function begin(visitor: Visitor, site: string, { token }: Person) {
  await visitor.keep(site, 'localStorage', 'everkite.session', JSON.stringify({ state: { token }, version: 0 }));
  await visitor.run(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself keeps the answer to the banner
    document.cookie = 'warning=true; path=/';
  });
}
