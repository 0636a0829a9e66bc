import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { everyOtherDay, pointsOf } from '#testing/training/series-points.ts';
import { dayAfter } from '#training/training-day.ts';
import { comparisonsOf, exerciseRule, squaresAboutLine, type VerdictRule, verdictOf, weeklyRule } from './verdict.ts';

const rule: VerdictRule = { ...exerciseRule, noise: 1, rough: 3 };
const repeat = (count: number, score: number) => Array.from({ length: count }, () => score);
/** Ups and downs of exactly one, without a slope. */
const upsAndDowns = (count: number, level = 0) =>
  Array.from({ length: count }, (_, i) => level + (i % 2 === 0 ? 1 : -1));
const kindAfter = (scores: readonly number[]) => verdictOf(pointsOf(scores), rule).kind;

describe('before the first comparison', () => {
  it('nothing is said until the sixteenth session, with the warm-ups; the number that is left is told', () => {
    expect(verdictOf([], rule)).toEqual({ kind: 'not yet', left: 16 });
    expect(verdictOf(pointsOf(repeat(9, 5)), rule)).toEqual({ kind: 'not yet', left: 7 });
    expect(verdictOf(pointsOf(repeat(15, 5)), rule)).toEqual({ kind: 'not yet', left: 1 });
    expect(kindAfter(repeat(16, 5))).toBe('steady');
  });

  it('after breaks it takes until six and six are counted, so that no session is on both sides', () => {
    const points = pointsOf(repeat(18, 5)).map((point) => ({ ...point, isWarmUp: point.number % 3 === 0 }));
    const counted = points.filter(({ isWarmUp }) => !isWarmUp);
    expect(counted).toHaveLength(12);
    expect(verdictOf(points.slice(0, 16), rule)).toEqual({ kind: 'not yet', left: 1 });
    expect(verdictOf(points.slice(0, 17), rule).kind).toBe('steady');
  });

  it('the weekly look speaks after eight weeks, without a warm-up', () => {
    const weeks = pointsOf(repeat(8, 11), (i) => dayAfter('2026-09-07', 7 * i), 0);
    const weekly = { ...weeklyRule, noise: 2, rough: 10 };
    expect(verdictOf(weeks.slice(0, 7), weekly)).toEqual({ kind: 'not yet', left: 1 });
    expect(verdictOf(weeks, weekly).kind).toBe('steady');
  });
});

describe('a comparison', () => {
  it('compares the first six counted sessions with the last six, by the rule of § 4.2', () => {
    const [comparison] = comparisonsOf(pointsOf([...repeat(4, 100), ...upsAndDowns(12, 5)]), rule);
    // The line through alternating ups and downs falls a little, which removes 24/143 of the squares.
    const slope = -6 / 143;
    const squares = 12 - slope ** 2 * 143;
    const sd = Math.sqrt((4 + squares) / (4 + 12 - 2));
    expect(comparison!.day).toBe(everyOtherDay(15));
    expect(comparison!.start).toBeCloseTo(5, 12);
    expect(comparison!.now).toBeCloseTo(5, 12);
    expect(comparison!.smallest).toBeCloseTo(2.2 * sd * Math.sqrt(2 / 6), 12);
    expect(comparison!.nowHalf / (sd / Math.sqrt(6))).toBeCloseTo(2.145, 1);
  });

  it('takes a warm-up after a break into neither mean', () => {
    const points = pointsOf([...repeat(12, 5), 100, ...repeat(6, 5)]);
    const withBreak = points.map((point) => (point.score === 100 ? { ...point, isWarmUp: true } : point));
    const comparison = comparisonsOf(withBreak, rule).at(-1)!;
    expect([comparison.start, comparison.now]).toEqual([5, 5]);
  });

  it('is taken once a week, with a session', () => {
    const days = comparisonsOf(pointsOf(repeat(28, 5)), rule).map(({ day }) => day);
    expect(days).toEqual([15, 19, 23, 27].map(everyOtherDay));
    const sparse = comparisonsOf(
      pointsOf(repeat(20, 5), (i) => dayAfter('2026-09-07', 5 * i)),
      rule,
    );
    expect(sparse.map(({ day }) => day)).toEqual([75, 85, 95].map((days) => dayAfter('2026-09-07', days)));
  });

  it('is not taken again without a counted session, so that nothing confirms itself', () => {
    const later = { number: 17, day: dayAfter(everyOtherDay(15), 20), score: 90, se: null, isWarmUp: true };
    expect(comparisonsOf([...pointsOf(repeat(16, 5)), later], rule)).toHaveLength(1);
  });
});

describe('a change', () => {
  /** Sixteen sessions the last six of which lie higher, and more of them. */
  const risen = (more: number, level = 8) => [...repeat(10, 5), ...repeat(6 + more, level)];

  it('is said when two comparisons running see it, not before', () => {
    const first = verdictOf(pointsOf(risen(0)), rule);
    expect(first).toMatchObject({ kind: 'steady', isOutside: true });
    expect(kindAfter(risen(3))).toBe('steady');
    expect(kindAfter(risen(4))).toBe('higher');
    expect(kindAfter(risen(4, 2))).toBe('lower');
  });

  it('is not said when one comparison saw it higher and the next one lower', () => {
    const turned = [...repeat(10, 5), ...repeat(6, 8), ...repeat(4, -12)];
    const verdict = verdictOf(pointsOf(turned), { ...rule, rough: 30 });
    expect(verdict).toMatchObject({ kind: 'steady', isOutside: true });
  });

  it('is no longer said when the next one does not see it', () => {
    expect(kindAfter([...risen(4), ...repeat(3, 5)])).toBe('higher');
    expect(kindAfter([...risen(4), ...repeat(4, 5)])).toBe('steady');
  });

  it('stays as it was seen until the next comparison', () => {
    const said = verdictOf(pointsOf(risen(4)), rule);
    expect(verdictOf(pointsOf([...risen(4), 5, 5, 5]), rule)).toEqual(said);
  });

  it('that a person’s own ups and downs would hide is not told: then the days are too different', () => {
    const wild = upsAndDowns(20).map((score) => 9 * score);
    expect(kindAfter(wild)).toBe('rough');
    expect(kindAfter(wild.map((score, i) => score + (i < 10 ? 0 : 60)))).toBe('higher');
  });
});

test('a series that never changes never speaks', () => {
  const constants = fc.record({ score: fc.double({ min: -13, max: 60, noNaN: true }), count: fc.nat(80) });
  fc.assert(
    fc.property(constants, ({ score, count }) => {
      const verdict = verdictOf(pointsOf(repeat(count, score)), rule);
      if (count < 16) expect(verdict).toEqual({ kind: 'not yet', left: 16 - count });
      else expect(verdict).toMatchObject({ kind: 'steady', isOutside: false });
    }),
    propertyRuns({ commit: 100, full: 5000 }),
  );
});

test('days without training change nothing: only how many sessions lie between two looks counts', () => {
  const lives = fc.record({
    scores: fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 16, maxLength: 40 }),
    extra: fc.nat(400),
  });
  fc.assert(
    fc.property(lives, ({ scores, extra }) => {
      // A person who trains once a week gets a comparison with each session, even when more days lie between two of
      // them.
      const everyWeek = pointsOf(scores, (i) => dayAfter('2026-01-05', 7 * i));
      const rarely = pointsOf(scores, (i) => dayAfter('2026-01-05', (7 + extra) * i));
      const kindAndNumbers = (points: typeof rarely) => {
        const verdict = verdictOf(points, rule);
        return verdict.kind === 'not yet' ? verdict : { ...verdict, comparison: { ...verdict.comparison, day: '' } };
      };
      expect(kindAndNumbers(rarely)).toEqual(kindAndNumbers(everyWeek));
    }),
    propertyRuns({ commit: 100, full: 5000 }),
  );
});

test('the same scores better or worse by the same give the opposite verdict', () => {
  const names: Record<string, string> = { higher: 'lower', lower: 'higher' };
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -40, max: 40 }), { maxLength: 40 }), (whole) => {
      const scores = whole.map((each) => each / 10);
      const turned = scores.map((score) => -score);
      expect(kindAfter(turned)).toBe(names[kindAfter(scores)] ?? kindAfter(scores));
    }),
    propertyRuns({ commit: 200, full: 5000 }),
  );
});

test('what lies on a straight line has no ups and downs, and one up has them', () => {
  const line = [1, 2, 4, 7].map((number) => ({ number, score: 3 + 2 * number }));
  expect(squaresAboutLine(line)).toBeCloseTo(0, 12);
  expect(squaresAboutLine([0, 1, 0].map((score, number) => ({ number, score })))).toBeCloseTo(2 / 3, 12);
  expect(squaresAboutLine([{ number: 1, score: 4 }])).toBe(0);
});
