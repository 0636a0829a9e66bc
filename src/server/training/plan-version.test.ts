import { describe, expect, it } from 'vitest';
import type { AccountPlan } from '#contract/plan.ts';
import { readStoredPlan } from '#server/identity/plan/stored-plan.ts';
import { newestRule } from '#training/plan/plan-rule.ts';
import { nextVersion, trainingPlanOf, versionOf } from './plan-version.ts';

const now = Date.parse('2030-03-01T12:00:00Z');
const stored = { quiz: 'adhd', goals: ['wind-down', 'hold-focus'], skills: ['planning', 'memory'], daily_minutes: 10 };
const planOf = (changes: object = {}) => readStoredPlan({ ...stored, ...changes }) as AccountPlan;
const made = (changes: object = {}) => ({ ...stored, rule: newestRule, ...changes });
/** The same plan, begun before the second rule. */
const byFirstRule = { ...versionOf(planOf(), 3, now - 1000), rule: 1 as const, nextRuleAt: now - 500 };
const third = versionOf(planOf(), 3, now - 1000);

describe('the version of a plan', () => {
  it('the first plan is the first version', () => {
    expect(nextVersion(made(), null, now)).toEqual({
      ...stored,
      origin: 'chosen',
      version: 1,
      seed: expect.any(String),
      madeAt: now,
      rule: newestRule,
      nextRuleAt: null,
    });
  });

  it('a plan that stays the same has no new version', () => {
    expect(nextVersion(made(), third, now)).toBeNull();
    expect(nextVersion(stored, byFirstRule, now)).toBeNull();
  });

  it('the same plan, made once more since there is a newer rule, is the next version, once', () => {
    expect(nextVersion(made(), byFirstRule, now)).toMatchObject({ version: 4, rule: newestRule, nextRuleAt: null });
    expect(nextVersion(stored, versionOf(planOf(), 4, now), now)).toBeNull();
  });

  it('a first version is by the newest rule, however old the plan is', () => {
    expect(nextVersion(stored, null, now)).toMatchObject({ version: 1, rule: newestRule });
  });

  it.each([
    { quiz: 'wellbeing' },
    { goals: ['hold-focus', 'wind-down'] },
    { goals: ['wind-down'] },
    { skills: ['memory', 'planning'] },
    { daily_minutes: 20 },
  ])('a plan with %j is the next version', (changes) => {
    expect(nextVersion(made(changes), third, now)).toMatchObject({ version: 4, madeAt: now });
  });

  it('a plan whose origin has changed is the next version', () => {
    expect(nextVersion(made(), { ...third, origin: 'proposed' }, now)).toMatchObject({ version: 4 });
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
      rule: newestRule,
    });
    expect(trainingPlanOf(byFirstRule)).toMatchObject({ rule: 1, next_rule_at: '2030-03-01T11:59:59.500Z' });
    expect(trainingPlanOf({ ...third, quiz: 'no-such-quiz' })).toBeNull();
  });
});
