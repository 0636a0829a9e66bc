import { beforeEach, expect, it, vi } from 'vitest';
import { hasBegun } from './has-begun.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const storage = { getItem: (name: string) => kept.get(name) ?? null };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
});

it.each([
  ['nothing is kept', undefined, false],
  ['the first screen is open', { quiz: { currentScreen: 1, passed: false } }, false],
  ['a later one is', { quiz: { currentScreen: 2, passed: false } }, true],
  ['the last one is done', { quiz: { currentScreen: 29, passed: true } }, true],
  ['something else is kept', 'text', false],
  ['half of it is kept', { quiz: null }, false],
])('when %s, a visitor with %j has begun that quiz: %s', (_when, state, isBegun) => {
  if (state !== undefined) kept.set('everkite.quiz-two', JSON.stringify({ state }));
  expect(hasBegun('frequency')).toBe(isBegun);
  expect(hasBegun('adhd')).toBe(false);
});
