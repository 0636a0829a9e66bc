import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  cohortDays,
  dayX,
  lineThrough,
  namedDays,
  paidShare,
  shareTicks,
  shareY,
  spreadLabels,
  tickNames,
  unbroken,
} from './day-lines-scale.ts';

const frame = { left: 40, right: 240, top: 20, bottom: 120 };

it.each([
  [0.0454, ['0%', '1%', '2%', '3%', '4%', '5%']],
  [0.05, ['0%', '1%', '2%', '3%', '4%', '5%']],
  [0.051, ['0%', '2%', '4%', '6%']],
  [0.012, ['0.0%', '0.5%', '1.0%', '1.5%']],
  [0.0004, ['0.00%', '0.01%', '0.02%', '0.03%', '0.04%']],
  [0.3, ['0%', '10%', '20%', '30%']],
  [1, ['0%', '20%', '40%', '60%', '80%', '100%']],
])('the axis of shares up to %d has round ticks from 0', (most, names) => {
  expect(tickNames(shareTicks(most))).toEqual(names);
});

it('the axis of shares has a height even when nobody paid', () => {
  expect(tickNames(shareTicks(0))).toEqual(['0%', '1%']);
});

it('the axis of shares reaches every share with at most six ticks and never passes 100%', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), (most) => {
      const ticks = shareTicks(most);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most * (1 - 1e-9));
      expect(ticks.at(-1)).toBeLessThanOrEqual(1);
      expect(new Set(tickNames(ticks)).size).toBe(ticks.length);
    }),
    propertyRuns({ commit: 100, full: 1000 }),
  );
});

it('the axis of shares has 0 at the bottom and the highest tick at the top', () => {
  expect([0, 0.025, 0.05].map((share) => shareY(share, 0.05, frame))).toEqual([120, 70, 20]);
});

it.each([
  ['four weeks, wide', 28, 878, [0, 7, 14, 21, 27]],
  ['five weeks, narrow: the last week has no room', 35, 258, [0, 14, 34]],
  ['four weeks, narrow: six days before the last have no room', 28, 258, [0, 7, 14, 27]],
  ['a week, wide', 7, 878, [0, 1, 2, 3, 4, 5, 6]],
  ['ten days, narrow', 10, 258, [0, 3, 6, 9]],
  ['a day', 1, 878, [0]],
  ['two days', 2, 258, [0, 1]],
  ['no day', 0, 878, []],
])('the axis of days has names for %s', (_, count, width, named) => {
  expect(namedDays(count, width)).toEqual(named);
});

it.each([258, 878])(
  'the axis of days names the first and the last day, and none over another, in a width of %d',
  (width) => {
    for (let count = 2; count <= 366; count++) {
      const named = namedDays(count, width);
      const gaps = named.slice(1).map((day, i) => ((day - named[i]!) * width) / (count - 1));
      expect([named[0], named.at(-1)]).toEqual([0, count - 1]);
      expect(Math.min(...gaps), `${count} days`).toBeGreaterThanOrEqual(60);
    }
  },
);

it('the axis of days runs from side to side, and a single day is in the middle', () => {
  expect([0, 1, 2].map((day) => dayX(day, 3, frame))).toEqual([40, 140, 240]);
  expect(dayX(0, 1, frame)).toBe(140);
});

const days = [
  { day: '2026-11-19', visits: 4, paid: 1, by_cohort: [{ cohort: 'C' as const, visits: 4, paid: 1 }] },
  {
    day: '2026-11-20',
    visits: 2,
    paid: 0,
    by_cohort: [
      { cohort: 'B' as const, visits: 0, paid: 0 },
      { cohort: 'A' as const, visits: 2, paid: 0 },
    ],
  },
];

it('lines are drawn for the cohorts with visits, in order and with every day', () => {
  expect(cohortDays(days).map(({ cohort, counts }) => [cohort, counts.map(({ visits }) => visits)])).toEqual([
    ['A', [0, 2]],
    ['C', [4, 0]],
  ]);
});

it('a share is missing on a day with fewer than 30 visits, and 0 on a day when nobody paid', () => {
  expect([0, 29, 30].map((visits) => paidShare({ visits, paid: 0 }))).toEqual([null, null, 0]);
});

it('a line breaks at a gap and keeps a single point', () => {
  expect(unbroken([null, [1, 1], [2, 2], null, null, [5, 5], null])).toEqual([
    [
      [1, 1],
      [2, 2],
    ],
    [[5, 5]],
  ]);
  expect(unbroken([null, null])).toEqual([]);
});

it('a line goes straight from point to point', () => {
  expect(
    lineThrough([
      [1, 2.005],
      [3, 4],
      [5, 1 / 3],
    ]),
  ).toBe('M1 2.01L3 4L5 0.33');
});

it('the labels of the lines stay in place when there is room', () => {
  expect(spreadLabels([50, 10, 30], 14)).toEqual([50, 10, 30]);
});

it('the labels of the lines move apart by as much as they need, both ways', () => {
  expect(spreadLabels([40, 44], 14)).toEqual([35, 49]);
});

it('the labels of the lines form one group when one pushes another', () => {
  expect(spreadLabels([20, 50, 44, 34], 14)).toEqual([16, 58, 44, 30]);
});

it('the labels of the lines keep their order when all are equal', () => {
  expect(spreadLabels([120, 120, 120], 14)).toEqual([106, 120, 134]);
});

it('the labels of the lines never overlap and never change places', () => {
  const ys = fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { maxLength: 6 });
  fc.assert(
    fc.property(ys, (ys) => {
      const spread = spreadLabels(ys, 14);
      const order = ys.map((_, i) => i).sort((a, b) => ys[a]! - ys[b]! || a - b);
      for (const [place, index] of order.slice(1).entries()) {
        expect(spread[index]! - spread[order[place]!]!).toBeGreaterThan(14 - 1e-6);
      }
    }),
    propertyRuns({ commit: 100, full: 1000 }),
  );
});
