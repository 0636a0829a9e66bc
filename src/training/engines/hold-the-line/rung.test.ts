import { describe, expect, it } from 'vitest';
import { observerOf, type RungSession, rungAfter, rungOf } from './rung.ts';

const fast: RungSession = { rung: 'r2', score: Math.log2(0.9), se: 0.4 };
const usual: RungSession = { rung: 'r2', score: -1, se: 0.3 };

describe('the rung of the next session', () => {
  const rows: [name: string, sessions: RungSession[], rung: string][] = [
    ['begins with two kites of one’s own', [], 'r2'],
    ['stays after a usual session', [usual], 'r2'],
    ['stays after one fast session', [usual, fast], 'r2'],
    ['rises after two fast sessions in a row', [fast, fast], 'r3'],
    ['stays when a usual session lies between two fast ones', [fast, usual, fast], 'r2'],
    ['stays when a fast session is not exact', [fast, { ...fast, se: 0.41 }], 'r2'],
    ['stays when only one of two fast sessions was on this rung', [{ ...fast, rung: 'r1' }, fast], 'r2'],
    ['falls after one slow session', [usual, { ...usual, score: Math.log2(0.12) }], 'r1'],
    ['leaves out sessions without a score', [fast, { rung: 'r2', score: null, se: null }, fast], 'r3'],
    ['has no rung above the fourth', [fast, fast].map((one) => ({ ...one, rung: 'r4' as const })), 'r4'],
    ['has no rung below the first', [{ rung: 'r1', score: -3.9, se: 0.2 }], 'r1'],
  ];
  it.each(rows)('%s', (_, sessions, rung) => {
    expect(rungAfter(sessions)).toBe(rung);
  });
});

it('an unknown variant is the rung that everybody begins with', () => {
  expect(rungOf('')).toBe(rungOf('r2'));
});

it('two of eight kites are guessed once in 28 times', () => {
  expect(observerOf(rungOf('r2')).guess).toBeCloseTo(1 / 28, 12);
});

it('the share of lucky guesses falls from rung to rung', () => {
  expect(['r1', 'r2', 'r3', 'r4'].map((name) => Math.round(1 / observerOf(rungOf(name)).guess))).toEqual([
    6, 28, 56, 210,
  ]);
});
