import { describe, expect, it, test } from 'vitest';
import { lookEntry } from '#testing/training/entries.ts';
import { pointsOf } from '#testing/training/series-points.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { type Random, randomOf } from '#training/run/random.ts';
import { dayAfter } from '#training/training-day.ts';
import { lookSets } from './look-items.ts';
import { lookProgress, lookRule, lookVerdict } from './look-progress.ts';

const { items } = lookSets.adhd;
/** Weekly looks with the same points for each question. */
const looks = (...points: (number | null)[]) =>
  points.map((each, week) =>
    lookEntry(week, dayAfter('2026-09-07', 7 * week), {
      answers: Object.fromEntries(items.map(({ id }) => [id, each])),
    }),
  );
const progress = (...points: (number | null)[]) => lookProgress(foldEntries(looks(...points)), 'adhd');

describe('the progress of weekly looks', () => {
  it('nothing is said and no area shown before the ninth', () => {
    expect(progress()).toEqual({ looks: 0, points: [], verdict: { kind: 'not yet', left: 9 }, areas: [] });
    const eight = progress(3, 3, 3, 3, 0, 0, 0, 0);
    expect(eight.verdict).toEqual({ kind: 'not yet', left: 1 });
    expect(eight.areas).toEqual([]);
    const nine = progress(3, 3, 3, 3, 0, 0, 0, 0, 0);
    expect(nine.verdict.kind).toBe('lower');
    expect(nine.areas[0]).toEqual({ area: 'adhd', highest: 4, first: 3, last: 0 });
  });

  it('more points are higher, whatever the quiz calls good', () => {
    expect(progress(0, 0, 0, 0, 3, 3, 3, 3, 3).verdict.kind).toBe('higher');
    expect(progress(1, 1, 1, 1, 1, 1, 1, 1, 1).verdict.kind).toBe('steady');
  });

  it('a week without a sum is one that was done, and no point', () => {
    const withSkipped = progress(1, null, 1);
    expect(withSkipped).toMatchObject({ looks: 2 + 1, verdict: { kind: 'not yet', left: 7 } });
    expect(withSkipped.points.map(({ number, day, score }) => [number, day, score])).toEqual([
      [1, '2026-09-07', 6],
      [2, '2026-09-21', 6],
    ]);
  });

  it('until the person’s own ups and downs are known, two of 22 points are usual; a third of all would hide all', () => {
    expect(lookRule(items)).toMatchObject({ compared: 4, factor: 2.4, noise: 2, rough: 22 / 3 });
    expect(lookRule(lookSets.frequency.items)).toMatchObject({ noise: 18 / 11, rough: 6 });
  });

  it('each look counts, also when one was on the last day that it was open and the next on the first', () => {
    const rule = lookRule(items);
    const days = Array.from({ length: 9 }, (_, week) => dayAfter('2026-09-07', 7 * week + (week % 2 === 0 ? 0 : 2)));
    const points = pointsOf([15, 15, 15, 15, 3, 3, 3, 3, 3], (i) => days[i]!, 0);
    expect(lookVerdict(points, rule).kind).toBe('lower');
  });
});

describe('how often a word is said within sixteen weeks', () => {
  const people = 700;
  /**
   * The share of people who ever get a verdict of a change, upwards if there is one; `shift` in ordinary ups and downs,
   * from the sixth week on.
   */
  function saidOf(shift: number): number {
    const random = randomOf('weekly look', shift);
    const rule = lookRule(items);
    let said = 0;
    for (let person = 0; person < people; person++) {
      const sums = Array.from({ length: 16 }, (_, week) =>
        Math.round(8 + rule.noise * (gauss(random) + (week >= 5 ? shift : 0))),
      );
      const points = pointsOf(sums, (week) => dayAfter('2026-09-07', 7 * week), 0);
      const weeks = Array.from({ length: 8 }, (_, i) => lookVerdict(points.slice(0, 9 + i), rule).kind);
      if (weeks.includes('higher') || (shift === 0 && weeks.includes('lower'))) said += 1;
    }
    return said / people;
  }

  test('where nothing changes, at most 6 of 100 hear a false word', () => {
    expect(saidOf(0)).toBeLessThanOrEqual(0.06);
  });

  test('a change of twice the ordinary ups and downs is seen for at least 75 of 100', () => {
    expect(saidOf(2)).toBeGreaterThanOrEqual(0.75);
  });

  test('half as large a change is seen for fewer than half, which is why the words say what would not be seen', () => {
    expect(saidOf(1)).toBeLessThan(0.5);
  });
});

/** A normal deviation (Box and Muller). */
const gauss = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
