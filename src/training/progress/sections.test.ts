import { expect, test } from 'vitest';
import { sectionsFor } from './sections.ts';

test('the numbers nearest to a life come first where the plan is about feelings and habits', () => {
  expect(sectionsFor('frequency')[0]).toBe('own life');
  expect(sectionsFor('wellbeing')[0]).toBe('own life');
});

test('otherwise the exercises come first, also without a plan', () => {
  for (const quiz of ['adhd', null] as const) {
    expect(sectionsFor(quiz)).toEqual(['exercises', 'own life', 'yardsticks', 'weekly look', 'data']);
  }
});

test('everybody has every section once', () => {
  for (const quiz of ['adhd', 'frequency', 'wellbeing', null] as const) {
    expect([...sectionsFor(quiz)].sort()).toEqual([...sectionsFor('adhd')].sort());
  }
});
