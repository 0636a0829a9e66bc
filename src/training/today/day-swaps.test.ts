import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { settingEntry } from '#testing/training/entries.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { plannedNumber, swapsOf, withSwap } from './day-swaps.ts';
import type { TrainedPlan } from './today.ts';
import { trainedDay } from './trained-day.ts';
import { weekAhead } from './week-ahead.ts';

describe('swapped days', () => {
  it('change places, and changing them once more brings them back', () => {
    expect([1, 2, 3, 4].map((number) => plannedNumber([[2, 4]], number))).toEqual([1, 4, 3, 2]);
    expect(
      plannedNumber(
        [
          [2, 4],
          [4, 2],
        ],
        2,
      ),
    ).toBe(2);
    expect(
      [2, 3, 4].map((number) =>
        plannedNumber(
          [
            [2, 3],
            [3, 4],
          ],
          number,
        ),
      ),
    ).toEqual([3, 4, 2]);
  });

  test('no day of the plan is lost or comes twice', () => {
    const day = fc.integer({ min: 1, max: 14 });
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day), { maxLength: 20 }), (swaps) => {
        const planned = Array.from({ length: 14 }, (_, i) => plannedNumber(swaps, i + 1));
        expect([...planned].sort((a, b) => a - b)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
      }),
    );
  });

  it('of days that are past are forgotten, and those of another plan do not count', () => {
    expect(
      withSwap(
        [
          [1, 2],
          [3, 6],
        ],
        [5, 7],
        3,
      ),
    ).toEqual([
      [3, 6],
      [5, 7],
    ]);
    const value = { from: '2026-11-16', days: [[2, 4]] as const };
    expect(swapsOf(value, '2026-11-16')).toEqual([[2, 4]]);
    expect(swapsOf(value, '2026-11-23')).toEqual([]);
    expect(swapsOf(null, '2026-11-16')).toEqual([]);
  });
});

test('the next seven days have the exercises that were swapped', () => {
  const trained: TrainedPlan = {
    plan: {
      goals: [{ id: 'hold-focus', label: 'Focus' }],
      skills: [{ id: 'memory', label: 'Memory' }],
      dailyMinutes: 10,
      origin: 'chosen',
    },
    form: 'training',
    fromDay: '2026-11-16',
  };
  const namesOf = (swaps: readonly (readonly [number, number])[]) => {
    const swapped = settingEntry(1, '2026-11-16', { name: 'swapped-days', value: { from: '2026-11-16', days: swaps } });
    const one = trainedDay(trained, foldEntries([swapped]), '2026-11-16');
    return weekAhead(one, []).map(({ items }) => items.map(({ exercise }) => exercise.id).join(' '));
  };
  const [before, after] = [namesOf([]), namesOf([[2, 4]])];
  expect(after[1]).toBe(before[3]);
  expect(after[3]).toBe(before[1]);
  expect(after.filter((_, i) => i !== 1 && i !== 3)).toEqual(before.filter((_, i) => i !== 1 && i !== 3));
});
