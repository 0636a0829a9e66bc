import { expect, it } from 'vitest';
import type { Plan, PlanPart } from '#quiz/engine/plan-proposal.ts';
import { verdictDays } from './verdict-days.ts';

const part = (id: string): PlanPart => ({ id, label: id });
const skills = ['attention', 'memory', 'switching', 'pausing', 'planning', 'calming'].map(part);
const planWith = (dailyMinutes: number, count: number): Plan => ({
  goals: [part('hold-focus')],
  skills: skills.slice(0, count),
  dailyMinutes,
  origin: 'chosen',
});

// The table of delight.md § 4.
it.each([
  [5, 1, [16]],
  [5, 2, [18, 42]],
  [5, 3, [18, 45, 69]],
  [5, 6, [18, 48, 73, 100, 126]],
  [10, 1, [16]],
  [10, 2, [16, 22]],
  [10, 3, [16, 32, 37]],
  [10, 6, [16, 38, 61, 80, 81]],
  [20, 1, [16]],
  [20, 2, [16, 22]],
  [20, 3, [16, 22, 22]],
  [20, 6, [16, 34, 43, 44, 44]],
])('%i minutes and %i chosen skills have their verdicts on these days', (minutes, count, days) => {
  expect([...verdictDays(planWith(minutes, count), 400).values()].sort((a, b) => a - b)).toEqual(days);
});

it('a plan without tasks has no verdict, although its first week has some of them once', () => {
  const calm = { ...planWith(10, 0), skills: [part('calming'), part('breath')] };
  expect(verdictDays(calm, 400).size).toBe(0);
});

it('a verdict on the last day that is looked at counts, and one after it does not', () => {
  expect(verdictDays(planWith(5, 2), 18).size).toBe(1);
  expect(verdictDays(planWith(5, 2), 17).size).toBe(0);
});
