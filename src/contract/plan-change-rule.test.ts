import { describe, expect, it } from 'vitest';
import type { Interval } from './offer.ts';
import { changeTimeOf, directionOf, ruleOf, standardRule, type Terms } from './plan-change-rule.ts';

const terms = (amount_minor: number, count: number, unit: Interval['unit'] = 'week'): Terms => ({
  price: { amount_minor, currency: 'USD' },
  interval: { unit, count },
});

describe('the direction of a change of plan', () => {
  it.each([
    ['a longer plan that costs more', terms(1999, 4), terms(3599, 12), 'up'],
    ['a longer plan that costs less', terms(3599, 4), terms(1999, 12), 'up'],
    ['a shorter plan that costs less', terms(3599, 12), terms(1999, 4), 'down'],
    ['a shorter plan that costs more', terms(1999, 12), terms(3599, 4), 'down'],
    ['an equally long plan that costs more', terms(1999, 4), terms(2000, 4), 'up'],
    ['an equally long plan that costs less', terms(1999, 4), terms(1998, 4), 'down'],
    ['the same length at the same price', terms(1999, 4), terms(1999, 4), 'equal'],
    ['a month instead of four weeks', terms(1999, 4), terms(1999, 1, 'month'), 'up'],
    ['28 days instead of four weeks', terms(1999, 4), terms(1999, 28, 'day'), 'equal'],
    ['twelve months instead of a year', terms(1999, 1, 'year'), terms(1999, 12, 'month'), 'equal'],
    ['a year instead of 24 weeks', terms(1999, 24), terms(1999, 1, 'year'), 'up'],
  ])('%s', (_what, present, wanted, direction) => {
    expect(directionOf(present, wanted)).toBe(direction);
  });
});

describe('the time of a change of plan', () => {
  const [small, large] = [terms(1999, 4), terms(3599, 12)];
  const turned = { up: 'renewal', down: 'now' } as const;
  it.each([
    ['to more by the standard', standardRule, small, large, 'now'],
    ['to less by the standard', standardRule, large, small, 'renewal'],
    ['to more when the list says so', turned, small, large, 'renewal'],
    ['to less when the list says so', turned, large, small, 'now'],
    ['neither to more nor to less', { up: 'renewal', down: 'renewal' } as const, small, small, 'now'],
  ])('%s', (_what, rule, present, wanted, time) => {
    expect(changeTimeOf(rule, present, wanted)).toBe(time);
  });

  it('a list that says nothing has the standard', () => {
    expect(ruleOf({})).toEqual({ up: 'now', down: 'renewal' });
    expect(ruleOf({ planChanges: turned })).toEqual(turned);
  });
});
