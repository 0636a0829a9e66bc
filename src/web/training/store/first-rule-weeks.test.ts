import { expect, it } from 'vitest';
import type { TrainingPlan, TrainingState } from '#contract/training.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { firstRuleWeeks } from './first-rule-weeks.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const plan: TrainingPlan = {
  quiz: 'adhd',
  origin: 'chosen',
  goals: [{ id: 'hold-focus', label: '' }],
  skills: [{ id: 'memory', label: '' }],
  daily_minutes: 10,
  version: 1,
  seed: '7',
  made_at: '2026-11-01T09:00:00.000Z',
};
/** The weeks after so many days of training. */
const weeksAfter = (days: number, rule: Pick<TrainingPlan, 'rule' | 'next_rule_at'>) => {
  const entries = Array.from({ length: days }, (_, index) => ({
    kind: 'item' as const,
    id: `item-${index}`,
    exercise: 'settle' as const,
    day: `2026-11-${String(2 + index).padStart(2, '0')}`,
    at: `2026-11-${String(2 + index).padStart(2, '0')}T09:00:00Z`,
    tz_min: 0,
    body: { minutes: 5, rounds: 0, numbers: {}, words: [] },
  }));
  const state = { plan: { ...plan, ...rule } } as TrainingState;
  return firstRuleWeeks({ state, folded: foldEntries(entries) }, now);
};

it('a plan in the middle of a round by the first rule shows its weeks by it', () => {
  const weeks = weeksAfter(3, { rule: 1, next_rule_at: '2026-11-20T12:00:00Z' });
  expect(weeks!.map(({ days }) => days.length)).toEqual([7, 7, 7, 7]);
});

it('a plan by the second rule, or one that had not begun, shows that', () => {
  expect(weeksAfter(3, { rule: 2 })).toBeNull();
  expect(weeksAfter(0, { rule: 1, next_rule_at: '2026-11-20T12:00:00Z' })).toBeNull();
});

it('without a plan there are no weeks', () => {
  expect(firstRuleWeeks({ state: null, folded: foldEntries([]) }, now)).toBeNull();
});
