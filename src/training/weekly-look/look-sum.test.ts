import { describe, expect, it } from 'vitest';
import { lookSets } from './look-items.ts';
import { areaRows, sumOf } from './look-sum.ts';

const { items } = lookSets.adhd;
/** Points in the order of the items. */
const answers = (...points: (number | null)[]) =>
  Object.fromEntries(items.map(({ id }, place) => [id, points[place] ?? null]));

describe('the sum of a weekly look', () => {
  it('six answers add up', () => {
    expect(sumOf(items, answers(4, 4, 4, 4, 3, 3))).toEqual({ answered: 6, points: 22, sum: 22 });
    expect(sumOf(items, answers(0, 1, 2, 3, 1, 0))).toEqual({ answered: 6, points: 7, sum: 7 });
  });

  it('up to two that were skipped count like the rest, whichever they are, in steps of a half', () => {
    // 8 of 16 points, and of 22.
    expect(sumOf(items, answers(2, 2, 2, 2))).toEqual({ answered: 4, points: 8, sum: 11 });
    // 7 of 18.
    expect(sumOf(items, answers(null, 2, 2, 1, 1, 1)).sum).toBe(8.5);
    expect(sumOf(items, answers(4, 4, null, 4, 3, 3)).sum).toBe(22);
    expect(sumOf(items, answers(0, 0, null, 0, 0, 0)).sum).toBe(0);
  });

  it('with three that were skipped nothing is said', () => {
    expect(sumOf(items, answers(4, 4, 4))).toEqual({ answered: 3, points: 12, sum: null });
    expect(sumOf(items, {})).toEqual({ answered: 0, points: 0, sum: null });
  });

  it('an answer that is not offered counts as skipped, and one to a question that is not asked as nothing', () => {
    expect(sumOf(items, { ...answers(4, 4, 4, 4, 3, 3), 'put-off': 5 }).answered).toBe(5);
    expect(sumOf(items, { ...answers(0, 0, 0, 0, 0, 4), other: 4 })).toEqual({ answered: 5, points: 0, sum: 0 });
  });
});

describe('the areas', () => {
  it('each area has its mean in the first looks and in the last ones', () => {
    const first = [answers(4, 1, 4, 0, 1, 2), answers(3, 2, 3, 0, 1, 1)];
    const last = [answers(1, 0, 2, 1, 3, 0)];
    expect(areaRows(items, first, last)).toEqual([
      { area: 'adhd', highest: 4, first: 3.5, last: 1 },
      { area: 'anxiety', highest: 7, first: 3, last: 0 },
      { area: 'procrastination', highest: 7, first: 4.5, last: 5 },
      { area: 'concentration', highest: 4, first: 0, last: 1 },
    ]);
  });

  it('a look in which a question of an area was skipped is left out of it, and of no other', () => {
    const [time, worry] = areaRows(items, [answers(4, 4, 4, 4, 3), answers(0, 0, 0, 0, 0, 0)], [answers(4)]);
    expect(time).toMatchObject({ first: 2, last: 4 });
    expect(worry).toMatchObject({ first: 0, last: null });
  });
});
