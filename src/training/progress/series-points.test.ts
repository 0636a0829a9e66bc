import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { entryId, runEntry } from '#testing/training/entries.ts';
import type { Entry, RunEntry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { type DeviceClass, seriesOf } from '#training/run/series.ts';
import type { MeasuredId } from '#training/run/yardstick.ts';
import { dayAfter } from '#training/training-day.ts';
import { type SeriesPoint, seriesOfMeasured } from './series-points.ts';

const monday = '2026-11-02';
const bows = 'count-the-bows';

interface Session {
  day: string;
  variant?: string;
  device?: DeviceClass;
  score?: number | null;
  exercise?: MeasuredId;
}

function run(number: number, session: Session): RunEntry {
  const { day, variant = 'forwards', device = 'phone', score = number, exercise = bows } = session;
  const series = seriesOf(exercise, { variant, form: 'timed' }, device, 'touch');
  return { ...runEntry(number, day, { variant, device }), exercise, series, score };
}

const seriesIn = (sessions: readonly Session[], measured: MeasuredId = bows) =>
  seriesOfMeasured(foldEntries(sessions.map((session, i) => run(i + 1, session))), measured);

/** A session on each day, given in days after a Monday. */
const on = (days: readonly number[], change: Partial<Session> = {}): Session[] =>
  days.map((days) => ({ day: dayAfter(monday, days), ...change }));

const warmUpsOf = (points: readonly SeriesPoint[]) =>
  points.filter(({ isWarmUp }) => isWarmUp).map(({ number }) => number);

describe('a session of Count the bows', () => {
  const drawn = (score: number, facts: Readonly<Record<string, number>>, exercise: MeasuredId = bows) => {
    const entry = run(1, { day: monday, score, exercise });
    const [series] = seriesOfMeasured(foldEntries([{ ...entry, body: { ...entry.body, facts } }]), exercise);
    return series!.points[0]!.score;
  };

  it.each([
    ['at most one bow more than the longest that was shown', 10.1, { tails: 16, longest: 8, shown: 8 }, 9],
    ['as it is below that', 8.4, { tails: 16, longest: 8, shown: 9 }, 8.4],
    ['by the longest right tail in entries that do not know what was shown', 10.1, { tails: 16, longest: 8 }, 9],
    ['as it is where none was right, in such entries', 2.4, { tails: 16, longest: 0 }, 2.4],
    ['as it is where nothing is known of its tails', 10.1, {}, 10.1],
  ])('is drawn %s', (_, score, facts, shown) => {
    expect(drawn(score, facts)).toBe(shown);
  });

  it('alone is drawn so', () => {
    expect(drawn(10.1, { longest: 8 }, 'change-course')).toBe(10.1);
  });
});

describe('the series of an exercise', () => {
  it('has a session a day with its place, in order', () => {
    expect(seriesIn(on([2, 0]))).toEqual([
      {
        name: 'count-the-bows/forwards/timed/phone/touch',
        exercise: bows,
        variant: 'forwards',
        form: 'timed',
        device: 'phone',
        source: 'touch',
        points: [
          { number: 1, day: monday, score: 2, se: 0.5, isWarmUp: true },
          { number: 2, day: '2026-11-04', score: 1, se: 0.5, isWarmUp: true },
        ],
      },
    ]);
  });

  it('never mixes two devices, nor two variants; the one with the newest session comes first', () => {
    const sessions = [...on([0, 4]), ...on([1, 5], { device: 'desktop' }), ...on([2], { variant: 'backwards' })];
    expect(seriesIn(sessions).map(({ device, variant, points }) => [device, variant, points.length])).toEqual([
      ['desktop', 'forwards', 2],
      ['phone', 'forwards', 2],
      ['phone', 'backwards', 1],
    ]);
  });

  it('leaves out other exercises, sessions without a score, and names that are not of a series', () => {
    const strange = { ...run(9, { day: '2026-11-09' }), series: 'count-the-bows' };
    const ofAnother = { ...run(8, { day: '2026-11-08' }), series: 'still-air/plain/still/phone/touch' };
    const others: Entry[] = [run(1, { day: monday, exercise: 'hold-the-line' }), strange, ofAnother];
    expect(seriesOfMeasured(foldEntries(others), bows)).toEqual([]);
    expect(seriesIn(on([0], { score: null }))).toEqual([]);
    expect(seriesIn(on([0], { exercise: 'settle' }), 'settle')).toEqual([]);
  });

  it('counts what went on after an interruption with it, as one session', () => {
    const interrupted = run(1, { day: monday });
    const rest = { ...run(2, { day: monday }), body: { ...interrupted.body, block: 2, continues: entryId(1) } };
    const [series] = seriesOfMeasured(foldEntries([rest, interrupted, run(3, { day: monday })]), bows);
    expect(series!.points.map(({ score }) => score)).toEqual([2]);
  });

  it('is the same for every order of the entries', () => {
    const entries = [...on([0, 1, 3, 12]), ...on([4, 13], { device: 'desktop' })].map((each, i) => run(i + 1, each));
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
        expect(seriesOfMeasured(foldEntries(shuffled), bows)).toEqual(seriesOfMeasured(foldEntries(entries), bows));
      }),
      propertyRuns({ commit: 50, full: 1000 }),
    );
  });
});

describe('a warm-up', () => {
  it('is each of the first four sessions of a series, also on a new device', () => {
    const sessions = [...on([0, 1, 2, 3, 4, 5]), ...on([6, 7, 8, 9, 10], { device: 'tablet' })];
    expect(seriesIn(sessions).map(({ points }) => warmUpsOf(points))).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  it('is the first session after seven whole days without the exercise', () => {
    const [series] = seriesIn(on([0, 1, 2, 3, 4, 12, 13, 21]));
    expect(warmUpsOf(series!.points)).toEqual([1, 2, 3, 4, 6, 8]);
  });

  it('is no session of somebody who trains every Monday', () => {
    const [series] = seriesIn(on([0, 7, 14, 21, 28, 35, 42]));
    expect(warmUpsOf(series!.points)).toEqual([1, 2, 3, 4]);
  });

  it('is no session when the exercise was done meanwhile in another series, or without a score', () => {
    const phone = on([0, 1, 2, 3, 11]);
    const warmUps = (between: Session[]) =>
      warmUpsOf(seriesIn([...phone, ...between]).find(({ device }) => device === 'phone')!.points);
    expect(warmUps([])).toEqual([1, 2, 3, 4, 5]);
    expect(warmUps(on([6], { device: 'desktop' }))).toEqual([1, 2, 3, 4]);
    expect(warmUps(on([6], { score: null }))).toEqual([1, 2, 3, 4]);
    expect(warmUps(on([6], { exercise: 'hold-the-line' }))).toEqual([1, 2, 3, 4, 5]);
  });

  it('of a yardstick, which comes once a week on one of three days, is the first after a week that was left out', () => {
    const weeks = on([0, 1, 7, 14, 21, 30, 35, 50], { exercise: 'still-air', variant: '' });
    const [series] = seriesIn(weeks, 'still-air');
    expect(warmUpsOf(series!.points)).toEqual([1, 2, 3, 4, 8]);
  });
});
