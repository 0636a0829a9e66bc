import { describe, expect, it } from 'vitest';
import { pointsOf } from '#testing/training/series-points.ts';
import { dayAfter } from '#training/training-day.ts';
import { type GivenSeries, giftFault, giftOf } from './gift.ts';
import type { Series } from './series-points.ts';

const everyThirdDay = (index: number) => dayAfter('2026-09-07', 3 * index);

function series(count: number, change: Partial<Series> = {}): Series {
  const scores = Array.from({ length: count }, (_, i) => 5 + i / 1000);
  return {
    name: 'count-the-bows/forwards/timed/phone/touch',
    exercise: 'count-the-bows',
    variant: 'forwards',
    form: 'timed',
    device: 'phone',
    source: 'touch',
    points: pointsOf(scores, everyThirdDay),
    ...change,
  } as Series;
}

describe('what is given', () => {
  it('is each series with sixteen sessions, and of it the exercise, days from the first one and rounded scores', () => {
    const [given, ...more] = giftOf([series(16), series(15)]);
    expect(more).toEqual([]);
    expect(given).toEqual({
      name: 'count-the-bows/forwards',
      days: Array.from({ length: 16 }, (_, i) => 3 * i),
      scores: [5, 5, 5, 5, 5, 5.01, 5.01, 5.01, 5.01, 5.01, 5.01, 5.01, 5.01, 5.01, 5.01, 5.01],
    });
  });

  it('holds no date, no device and no way of pressing', () => {
    const text = JSON.stringify(giftOf([series(20)]));
    for (const trace of ['2026', 'phone', 'touch', 'timed', 'id']) expect(text).not.toContain(trace);
  });

  it('has its largest size, however much somebody has trained', () => {
    const gift = giftOf(Array.from({ length: 30 }, () => series(700)));
    expect(gift).toHaveLength(24);
    expect(gift[0]!.scores).toHaveLength(600);
    expect(gift[0]!.days).toHaveLength(600);
  });

  it('leaves out a variant that has no place in the table', () => {
    expect(giftOf([series(20, { variant: 'sideways' })])).toEqual([]);
  });
});

describe('what is accepted', () => {
  const given: GivenSeries = giftOf([series(16)])[0]!;
  it('is what a device makes', () => {
    expect(giftFault([given, given])).toBeNull();
  });

  it.each<[string, Partial<GivenSeries>, string]>([
    ['an unknown name', { name: 'settle/plain' }, 'A name that no series has.'],
    ['a word of somebody', { name: 'my phone number' }, 'A name that no series has.'],
    ['a score more than days', { scores: [...given.scores, 5] }, 'Not one day for each score.'],
    ['days from a later one on', { days: given.days.map((day) => day + 1) }, 'Days that do not rise'],
    ['two sessions on a day', { days: given.days.map((day) => Math.min(day, 42)) }, 'Days that do not rise'],
  ])('is not %s', (_, change, fault) => {
    expect(giftFault([given, { ...given, ...change }])).toContain(fault);
  });
});
