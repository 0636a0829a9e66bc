import { expect, it } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { type Known, refusalOf, type Terms } from './admission.ts';

const now = Date.parse('2030-03-01T12:00:00Z');
const open: Terms = { writableUntilAt: now + 1000, erasedAt: null, now };
const ended: Terms = { ...open, writableUntilAt: now - 1000 };

it.each<[string, number, Known, Terms, string | null]>([
  ['a new one while access runs', now, undefined, open, null],
  ['a new one from before the end', now - 1001, undefined, ended, null],
  ['a new one of the end', now - 1000, undefined, ended, 'made after the plan ended'],
  ['one that the account has, after the end', now, 'same', ended, null],
  ['one that the account has, from before the erasure', now - 9, 'same', { ...open, erasedAt: now }, null],
  ['one with the id of another', now, 'other', open, 'another entry has this id'],
  [
    'one from before the erasure',
    now - 1,
    undefined,
    { ...open, erasedAt: now },
    'made before all training was erased',
  ],
  ['one of the moment of the erasure', now, undefined, { ...open, erasedAt: now }, null],
  [
    'one from before the end that comes just within 30 days',
    now - 31 * dayMs,
    undefined,
    { ...open, writableUntilAt: now - 30 * dayMs + 1 },
    null,
  ],
  [
    'one from before the end that comes after 30 days',
    now - 31 * dayMs,
    undefined,
    { ...open, writableUntilAt: now - 30 * dayMs },
    'the plan ended more than 30 days ago',
  ],
  [
    'one from before the erasure, after the end',
    now,
    undefined,
    { ...ended, erasedAt: now },
    'made after the plan ended',
  ],
])('whether an entry is taken: %s', (_name, at, known, terms, refusal) => {
  expect(refusalOf(at, known, terms)).toBe(refusal);
});
