import { describe, expect, it } from 'vitest';
import { trainedPlanOf } from './trained-plan.ts';
import type { TrainingPlan } from './training.ts';

const plan: TrainingPlan = {
  quiz: 'adhd',
  origin: 'chosen',
  goals: [{ id: 'hold-focus', label: 'Hold my focus for longer' }],
  skills: [{ id: 'memory', label: 'Keeping things in mind' }],
  daily_minutes: 10,
  version: 1,
  seed: '7',
  made_at: '2026-11-01T09:00:00.000Z',
  rule: 2,
};

describe('the rule of a plan', () => {
  const firstRuleUntil = (made: Partial<typeof plan>, offsetMin = 0) =>
    trainedPlanOf({ ...plan, ...made }, offsetMin).firstRuleUntil;

  it('is the second one for a plan that was made by it', () => {
    expect(firstRuleUntil({})).toBeUndefined();
  });

  it('is the first one until the training day on which the second came, by the device’s own clock', () => {
    const begun = { rule: 1 as const, next_rule_at: '2026-11-20T02:00:00.000Z' };
    expect(firstRuleUntil(begun)).toBe('2026-11-19');
    expect(firstRuleUntil(begun, 180)).toBe('2026-11-20');
  });

  it('is the first one without end in a copy from before the second one', () => {
    const { rule: _rule, ...copy } = plan;
    expect(trainedPlanOf(copy, 0).firstRuleUntil).toBe('9999-12-31');
  });
});
