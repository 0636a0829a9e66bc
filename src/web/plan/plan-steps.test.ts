import { describe, expect, it } from 'vitest';
import { mentalHealth } from '../../quiz/content/mental-health';
import { noneOfThese, type Screen } from '../../quiz/quiz';
import { nearShare, walkThrough } from '../../quiz/walk.fixture';
import { planSteps } from './plan-steps';

const passedBy = (pick: (screen: Screen, number: number) => readonly string[]) =>
  planSteps(mentalHealth, walkThrough(mentalHealth, pick));
const answering = (own: Partial<Record<NonNullable<Screen['purpose']>, string[]>>) =>
  passedBy((screen, number) => (screen.purpose && own[screen.purpose]) ?? nearShare(0)(screen, number));
const doings = (steps: ReturnType<typeof planSteps>) => steps.map(({ doing }) => doing);
const found = (steps: ReturnType<typeof planSteps>) => steps.map((step) => step.work());

describe('the steps of a personal plan', () => {
  it('are the four that are done, with the real count of answers', () => {
    const asked = mentalHealth.screens.filter(({ type }) =>
      ['gender', 'input-age', 'select-options', 'agree'].includes(type),
    );
    expect(doings(answering({ goals: ['own-side'] }))).toEqual([
      `Reading your ${asked.length} answers`,
      'Working out your result',
      'Choosing exercises for your goals',
      'Laying out four weeks',
    ]);
  });

  it('count only what was answered', () => {
    const state = walkThrough(mentalHealth, nearShare(0));
    const { 3: _left, ...screens } = state.screens;
    const [all, less] = [state, { ...state, screens }].map((each) => doings(planSteps(mentalHealth, each))[0]!);
    expect(Number(/\d+/.exec(less!)) + 1).toBe(Number(/\d+/.exec(all!)));
  });

  it('find the result, the exercises and the days', () => {
    const own = { goals: ['own-side', 'less-worry'], skills: ['breath', 'rest', 'feelings'] };
    expect(found(answering(own))).toEqual(['0 with signs', 'Thriving', '5 chosen', '28 days']);
    expect(found(passedBy(nearShare(1)))[1]).toBe('At Risk');
  });

  it('name no goals when none was chosen', () => {
    const steps = answering({ goals: [noneOfThese], skills: ['breath'] });
    expect(doings(steps)[2]).toBe('Choosing exercises for you');
    expect(found(steps)[2]).toBe('1 chosen');
  });
});
