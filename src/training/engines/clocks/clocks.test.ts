import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import {
  beginClock,
  changedMinutes,
  clockIn,
  clockNumbers,
  detailOfClock,
  drifted,
  endOf,
  goOnWithClock,
  isClockWorthSaving,
  isEnded,
  minutesLeft,
  offeredMinutes,
  passedMs,
  passedSteps,
  restClock,
  shareOf,
} from './clocks.ts';
import { clockCopyOf, sayingAt } from './clocks-copy.ts';

const minute = 60_000;
const earlier = (minutes: number, planned_min: number) => ({
  exercise: 'one-thing' as const,
  numbers: { minutes, planned_min },
});

describe('the offered minutes', () => {
  it.each([
    ['what the day has planned, the first time', 5, [], 5],
    ['what the day has planned, also when that is long', 30, [], 30],
    ['one more than what was finished', 5, [earlier(8, 8)], 9],
    ['half of what was left in the middle', 5, [earlier(3, 10)], 5],
    ['at least one minute', 5, [earlier(0.5, 1)], 1],
    ['at most 25 minutes', 5, [earlier(25, 25)], 25],
    ['by the last one', 5, [earlier(20, 20), earlier(4, 4)], 5],
    ['not by broken numbers', 6, [earlier(Number.NaN, 4)], 6],
  ])('are %s', (_, planned, past, offered) => {
    expect(offeredMinutes('one-thing', planned, past).minutes).toBe(offered);
  });

  it('say why they are offered', () => {
    expect(offeredMinutes('one-thing', 5, [earlier(8, 8)]).because).toBe('more');
    expect(offeredMinutes('one-thing', 5, [earlier(3, 10)]).because).toBe('half');
  });

  it('do not follow another exercise', () => {
    expect(offeredMinutes('slack-string', 3, [earlier(20, 20)])).toEqual({ minutes: 3, because: 'planned' });
  });

  it('are always one for the helps', () => {
    expect(offeredMinutes('feet-on-the-hill', 5, []).minutes).toBe(1);
    expect(offeredMinutes('back-to-the-string', 5, []).minutes).toBe(1);
  });

  it('can be changed between 1 and 25', () => {
    expect([changedMinutes(5, 1), changedMinutes(1, -1), changedMinutes(25, 1)]).toEqual([6, 1, 25]);
  });
});

describe('a clock', () => {
  it('ends by the time of day, however long nobody looked', () => {
    const run = beginClock(5, 1000);
    expect(isEnded(run, 1000 + 5 * minute - 1)).toBe(false);
    expect(isEnded(run, 1000 + 60 * minute)).toBe(true);
    expect(passedMs(run, 1000 + 60 * minute)).toBe(5 * minute);
    expect(endOf(run)).toBe(1000 + 5 * minute);
  });

  it('stands still while it rests', () => {
    const rested = restClock(beginClock(5, 0), 2 * minute);
    expect(endOf(rested)).toBeNull();
    expect(isEnded(rested, 60 * minute)).toBe(false);
    expect(endOf(goOnWithClock(rested, 10 * minute))).toBe(13 * minute);
  });

  it('loses nothing when the device’s clock is set back', () => {
    expect(passedMs({ ...beginClock(5, 10 * minute), doneMs: minute }, 0)).toBe(minute);
  });

  it('says how much is left in whole minutes, rounded up', () => {
    expect([0, 1, minute, 5 * minute - 1].map((at) => minutesLeft(beginClock(5, 0), at))).toEqual([5, 5, 4, 1]);
    expect(shareOf(beginClock(4, 0), minute)).toBe(0.25);
  });

  it('says what has passed in whole minutes, or in tens of seconds of a single minute', () => {
    expect(passedSteps(beginClock(5, 0), 2.9 * minute)).toEqual({ passed: 2, of: 5, unit: 'min' });
    expect(passedSteps(beginClock(1, 0), 47_000)).toEqual({ passed: 40, of: 60, unit: 's' });
  });

  it('counts drifts, and never fewer than none', () => {
    expect(drifted(drifted(beginClock(5, 0))).drifts).toBe(2);
    expect(drifted(beginClock(5, 0), -1).drifts).toBe(0);
  });

  it('is kept with whole minutes from one minute on', () => {
    const run = drifted(beginClock(5, 0));
    expect(isClockWorthSaving(run, minute - 1)).toBe(false);
    expect(isClockWorthSaving(run, minute)).toBe(true);
    expect(clockNumbers(run, 2.9 * minute, true)).toEqual({ minutes: 2, planned_min: 5, drifts: 1 });
    expect(clockNumbers(run, 9 * minute, false)).toEqual({ minutes: 5, planned_min: 5 });
  });
});

describe('a kept clock', () => {
  it('is the same after a reload', () => {
    const number = fc.nat({ max: 100 * minute });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), number, fc.option(number), fc.nat(), (minutes, doneMs, since, n) => {
        const run = { minutes, doneMs, since, drifts: n };
        expect(clockIn(detailOfClock(run, 'one-thing'), 'one-thing', since ?? 0)).toEqual(run);
      }),
      propertyRuns({ commit: 100, full: 5000 }),
    );
  });

  it('is not taken for another exercise, nor from a broken text', () => {
    const detail = detailOfClock(beginClock(5, 0), 'one-thing');
    expect(clockIn(detail, 'slack-string', 0)).toBeNull();
    expect(clockIn({ ...detail, minutes: 'five' }, 'one-thing', 0)).toBeNull();
    expect(clockIn({ ...detail, minutes: 0 }, 'one-thing', 0)).toBeNull();
    expect(clockIn({ ...detail, since: true }, 'one-thing', 0)).toBeNull();
  });

  it('is forgotten twelve hours after its end', () => {
    const detail = detailOfClock(beginClock(5, 0), 'one-thing');
    expect(clockIn(detail, 'one-thing', 12 * 60 * minute)).not.toBeNull();
    expect(clockIn(detail, 'one-thing', 13 * 60 * minute)).toBeNull();
  });
});

describe('the words', () => {
  it('a help says one thing after the other', () => {
    const feet = clockCopyOf('feet-on-the-hill');
    expect(sayingAt(feet, 0)).toBe('Stand up, or sit tall.');
    expect(sayingAt(feet, 0.7)).toBe('Look at the farthest thing you can see.');
    expect(sayingAt(feet, 1)).toBe('Stay with it for a moment.');
  });

  const clocks = exerciseIds.filter((id) => exerciseOf(id).engine === 'clocks');
  it.each(clocks)('%s has something to say from its beginning on', (id) => {
    expect(clockCopyOf(id).sayings[0]!.from).toBe(0);
  });
});
