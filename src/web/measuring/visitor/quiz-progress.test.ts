import { beforeEach, expect, it, vi } from 'vitest';
import { stageIn } from './quiz-progress.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  const storage = { getItem: (name: string) => kept.get(name) ?? null };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
});

const agreed = { healthConsentAt: 1_900_000_000_000 };

it.each([
  ['nothing is stored', undefined, 'none'],
  ['the first screen is open', { quiz: { currentScreen: 1, passed: false }, ...agreed }, 'none'],
  ['a later screen is open', { quiz: { currentScreen: 2, passed: false }, ...agreed }, 'middle'],
  ['the last screen is done', { quiz: { currentScreen: 29, passed: true }, ...agreed }, 'passed'],
  ['the answers were erased', { quiz: { currentScreen: 1, passed: false }, healthConsentAt: 0 }, 'none'],
  ['the health consent is withdrawn', { quiz: { currentScreen: 7, passed: false }, healthConsentAt: 0 }, 'none'],
  ['the health consent is missing', { quiz: { currentScreen: 29, passed: true } }, 'none'],
  ['something else is stored', 'text', 'none'],
  ['half of it is stored', { quiz: null, ...agreed }, 'none'],
])('when %s (%j), the stage of that quiz is %s', (_when, state, stage) => {
  if (state !== undefined) kept.set('everkite.quiz-two', JSON.stringify({ state }));
  expect(stageIn('frequency')).toBe(stage);
  expect(stageIn('adhd')).toBe('none');
});
