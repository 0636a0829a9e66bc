import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import type { Pace } from '#training/exercises/exercise-facts.ts';
import {
  beginBreath,
  breathAt,
  breathCount,
  breathNumbers,
  firstPace,
  goOn,
  heightAt,
  isOver,
  isWorthSaving,
  nextPace,
  restNow,
  turnAt,
} from './breath.ts';

const started = (minutes = 1) => goOn(beginBreath('settle', minutes, null), 0);

describe('paces', () => {
  it.each([
    ['settle', { in: 4, out: 6 }],
    ['long-tail', { in: 4, out: 8 }],
    ['longer-out-than-in', { in: 4, out: 6 }],
  ] as const)('%s begins with the pace that its name promises', (exercise, pace) => {
    expect(firstPace(exercise, null)).toEqual(pace);
  });

  it('a pace that the person chose is taken instead, in every exercise', () => {
    expect(firstPace('long-tail', { in: 4, out: 5 })).toEqual({ in: 4, out: 5 });
  });

  it('every pace that can be reached has 4 to 7 breaths a minute and is longer out than in', () => {
    const all: Pace[] = [];
    for (let pace: Pace | null = firstPace('settle', { in: 0, out: 0 }); pace; pace = nextPace(pace, 'slower')) {
      all.push(pace);
    }
    expect(all).toHaveLength(7);
    for (const { in: inS, out } of all) {
      expect(60 / (inS + out)).toBeGreaterThanOrEqual(4);
      expect(60 / (inS + out)).toBeLessThanOrEqual(7);
      expect(out).toBeGreaterThan(inS);
    }
  });

  it('slower and easier undo each other, and end at the limits', () => {
    expect(nextPace(nextPace({ in: 4, out: 8 }, 'slower')!, 'easier')).toEqual({ in: 4, out: 8 });
    expect(nextPace({ in: 4, out: 5 }, 'easier')).toBeNull();
    expect(nextPace({ in: 5, out: 10 }, 'slower')).toBeNull();
  });

  it('no kept pace, however odd, leads outside of the limits', () => {
    const anyPace = fc.record({ in: fc.double(), out: fc.double() });
    fc.assert(
      fc.property(anyPace, (kept) => {
        const { in: inS, out } = firstPace('settle', kept);
        expect(inS + out).toBeGreaterThanOrEqual(9);
        expect(inS + out).toBeLessThanOrEqual(15);
      }),
      propertyRuns({ commit: 200, full: 10_000 }),
    );
  });
});

describe('a breath', () => {
  it('has a turn in and a turn out, with seconds counted from 1', () => {
    expect(turnAt(started(), 0)).toEqual({ way: 'in', share: 0, count: 1 });
    expect(turnAt(started(), 3999)).toMatchObject({ way: 'in', count: 4 });
    expect(turnAt(started(), 4000)).toEqual({ way: 'out', share: 0, count: 1 });
    expect(turnAt(started(), 9999)).toMatchObject({ way: 'out', count: 6 });
  });

  it('lifts the horizon while breathing in and lets it down while breathing out', () => {
    const heights = [0, 2000, 4000, 7000, 10_000].map((at) => heightAt(turnAt(started(), at)!));
    [0, 0.5, 1, 0.5, 0].forEach((height, index) => {
      expect(heights[index]).toBeCloseTo(height);
    });
  });

  it('keeps its length when another pace is chosen, and the next one has the new pace', () => {
    const slower = { ...started(), wanted: { in: 5, out: 10 } };
    expect(breathAt(slower, 9999)).toMatchObject({ breaths: 0, pace: { in: 4, out: 6 } });
    expect(breathAt(slower, 10_000)).toMatchObject({ breaths: 1, pace: { in: 5, out: 10 }, since: 10_000 });
  });

  it('begins anew after a rest, and the breaths before it stay done', () => {
    const rested = restNow(started(), 17_000);
    expect(rested).toMatchObject({ breaths: 1, doneMs: 10_000, since: null });
    expect(turnAt(goOn(rested, 50_000), 51_000)).toMatchObject({ way: 'in', count: 2 });
  });
});

describe('the end', () => {
  it('comes after the breath in which the minutes are over', () => {
    const long = goOn(beginBreath('long-tail', 1, { in: 4, out: 7 }), 0);
    expect(isOver(breathAt(long, 65_999))).toBe(false);
    expect(breathAt(long, 66_000)).toMatchObject({ breaths: 6, since: null });
    expect(isOver(breathAt(long, 66_000))).toBe(true);
  });

  it('comes after six breaths where six breaths are the exercise, whatever the minutes', () => {
    const run = goOn(beginBreath('longer-out-than-in', 30, null), 0);
    expect(breathCount(run)).toEqual({ done: 0, of: 6 });
    expect(breathAt(run, 1_000_000)).toMatchObject({ breaths: 6, doneMs: 60_000 });
  });

  it('is the same however often the time is told', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 130_000 }), { maxLength: 40 }), (moments) => {
        const often = [...moments].sort((a, b) => a - b).reduce(breathAt, started(2));
        expect(breathAt(often, 130_000)).toEqual(breathAt(started(2), 130_000));
      }),
      propertyRuns({ commit: 100, full: 5000 }),
    );
  });

  it('what was done is worth keeping from one minute on', () => {
    expect(isWorthSaving(restNow(started(5), 59_999))).toBe(false);
    expect(isWorthSaving(restNow(started(5), 60_000))).toBe(true);
  });
});

it('the breaths to come are counted at the pace that was chosen last', () => {
  expect(breathCount({ ...started(3), wanted: { in: 5, out: 10 } })).toEqual({ done: 0, of: 12 });
});

it('how wound up somebody was is kept only when they said it', () => {
  const run = breathAt(started(), 60_000);
  expect(breathNumbers(run, { before: null, after: null })).toEqual({
    pace_in: 4,
    pace_out: 6,
    breaths: 6,
    minutes: 1,
  });
  expect(breathNumbers(run, { before: 7, after: 0 })).toMatchObject({ before: 7, after: 0 });
});
