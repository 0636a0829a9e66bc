import { expect, it } from 'vitest';
import { noneOfThese, type Screen } from '#quiz/quiz.ts';
import { quizzes } from '#quiz/quizzes.ts';
import { nearShare, walkThrough } from '#testing/quiz/walk.ts';
import { planSteps } from './plan-steps.ts';

const { wellbeing } = quizzes;

const passedBy = (pick: (screen: Screen, number: number) => readonly string[]) =>
  planSteps(wellbeing, walkThrough(wellbeing, pick));
const answering = (own: Partial<Record<NonNullable<Screen['purpose']>, string[]>>) =>
  passedBy((screen, number) => (screen.purpose && own[screen.purpose]) ?? nearShare(0)(screen, number));
const doings = (steps: ReturnType<typeof planSteps>) => steps.map(({ doing }) => doing);
const found = (steps: ReturnType<typeof planSteps>) => steps.map((step) => step.work());

it('a personal plan is made in four steps, with the real count of answers', () => {
  const asked = wellbeing.screens.filter(({ type }) =>
    ['gender', 'input-age', 'select-options', 'agree'].includes(type),
  );
  expect(doings(answering({ goals: ['own-side'] }))).toEqual([
    `Reading your ${asked.length} answers`,
    'Working out your result',
    'Choosing exercises for your goals',
    'Laying out four weeks',
  ]);
});

it('the steps count only answered questions', () => {
  const state = walkThrough(wellbeing, nearShare(0));
  const { 3: _left, ...screens } = state.screens;
  const [all, less] = [state, { ...state, screens }].map((each) => doings(planSteps(wellbeing, each))[0]!);
  expect(Number(/\d+/.exec(less!)) + 1).toBe(Number(/\d+/.exec(all!)));
});

it('the steps find the result, the exercises and the days', () => {
  const own = { goals: ['own-side', 'less-worry'], skills: ['breath', 'rest', 'feelings'] };
  expect(found(answering(own))).toEqual(['0 with signs', 'Thriving', '5 chosen', '28 days']);
  expect(found(passedBy(nearShare(1)))[1]).toBe('At Risk');
});

it('the steps name no goals when none was chosen', () => {
  const steps = answering({ goals: [noneOfThese], skills: ['breath'] });
  expect(doings(steps)[2]).toBe('Choosing exercises for you');
  expect(found(steps)[2]).toBe('1 chosen');
});
