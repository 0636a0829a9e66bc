import { describe, expect, it } from 'vitest';
import type { AccountPlan } from '#contract/plan.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { nextVersion, trainingPlanOf, versionOf } from './plan-version.ts';

const now = Date.parse('2030-03-01T12:00:00Z');
const stored = { quiz: 'adhd', goals: ['wind-down', 'hold-focus'], skills: ['planning', 'memory'], daily_minutes: 10 };
const planOf = (changes: object = {}) => readStoredPlan({ ...stored, ...changes }) as AccountPlan;
const third = versionOf(planOf(), 3, now - 1000);

describe('the version of a plan', () => {
  it('the first plan is the first version', () => {
    expect(nextVersion(planOf(), null, now)).toEqual({
      ...stored,
      origin: 'chosen',
      version: 1,
      seed: expect.any(String),
      madeAt: now,
    });
  });

  it('a plan that stays the same has no new version, whatever its labels are', () => {
    const relabelled = { ...planOf(), goals: planOf().goals.map(({ id }) => ({ id, label: 'Another label' })) };
    expect(nextVersion(relabelled, third, now)).toBeNull();
  });

  it.each([
    { quiz: 'wellbeing' },
    { goals: ['hold-focus', 'wind-down'] },
    { goals: ['wind-down'] },
    { skills: ['memory', 'planning'] },
    { daily_minutes: 20 },
  ])('a plan with %j is the next version', (changes) => {
    expect(nextVersion(planOf(changes), third, now)).toMatchObject({ version: 4, madeAt: now });
  });

  it('a plan whose origin has changed is the next version', () => {
    expect(nextVersion({ ...planOf(), origin: 'proposed' }, third, now)).toMatchObject({ version: 4 });
  });

  it('without a plan there is no new version', () => {
    expect(nextVersion(null, null, now)).toBeNull();
    expect(nextVersion(null, third, now)).toBeNull();
  });

  it('every version has a seed of its own, which fits into a bigint', () => {
    const seeds = Array.from({ length: 100 }, () => BigInt(versionOf(planOf(), 1, now).seed));
    expect(new Set(seeds).size).toBe(100);
    for (const seed of seeds) {
      expect(seed).toBeGreaterThanOrEqual(0n);
      expect(seed).toBeLessThan(2n ** 63n);
    }
  });

  it('a version is read with the labels of today, and not at all when its quiz is gone', () => {
    expect(trainingPlanOf(third)).toEqual({
      ...planOf(),
      version: 3,
      seed: third.seed,
      made_at: '2030-03-01T11:59:59.000Z',
    });
    expect(trainingPlanOf({ ...third, quiz: 'no-such-quiz' })).toBeNull();
  });
});
