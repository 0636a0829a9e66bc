import { expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { fateOf, type Use } from './unused-training.ts';

const now = Date.parse('2035-03-01T12:00:00Z');
/** Two years, of which each may be a leap year. */
const unusedAfterMs = 732 * dayMs;
const answerMs = 60 * dayMs;
const due = now - unusedAfterMs;
const long: Use = { accessEndedAt: due, chosenAt: due - 1, askedAt: null, answeredAt: null };
const asked = (ms: number, changes: Partial<Use> = {}): Use => ({
  ...long,
  accessEndedAt: due - answerMs,
  chosenAt: due - answerMs,
  askedAt: now - ms,
  ...changes,
});

it.each<[string, Use, 'keep' | 'ask' | 'erase']>([
  ['a plan that runs', { ...long, accessEndedAt: now + 1 }, 'keep'],
  ['a plan that ended almost two years ago', { ...long, accessEndedAt: due + 1 }, 'keep'],
  ['a plan that ended two years ago', long, 'ask'],
  ['never a plan, and the choice of two years ago', { ...long, accessEndedAt: null, chosenAt: due }, 'ask'],
  ['never a plan, and a newer choice', { ...long, accessEndedAt: null, chosenAt: due + 1 }, 'keep'],
  ['a choice that is newer than the plan', { ...long, chosenAt: due + 1 }, 'keep'],
  ['asked, with a moment left', asked(answerMs - 1), 'keep'],
  ['asked, and the time is over', asked(answerMs), 'erase'],
  ['asked and answered', asked(answerMs, { answeredAt: now - 1 }), 'keep'],
  ['answered two years ago', asked(unusedAfterMs + answerMs, { answeredAt: due }), 'ask'],
  ['asked before a later plan that ended two years ago', asked(0, { accessEndedAt: due, askedAt: due }), 'ask'],
  ['asked at the moment of the end', { ...long, askedAt: due }, 'ask'],
  ['asked right after the end', { ...long, askedAt: due + 1 }, 'erase'],
  ['asked before the choice', asked(0, { chosenAt: due, askedAt: due - 1 }), 'ask'],
])('what becomes of training with %s', (_name, use, fate) => {
  expect(fateOf(use, now)).toBe(fate);
});
