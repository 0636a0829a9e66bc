import { expect, test } from 'vitest';
import { pointsOf } from '#testing/training/series-points.ts';
import type { SeriesProgress } from './exercise-progress.ts';
import { ruleFor } from './noise-table.ts';
import { chartName, comparisonNumbers, seamNote, seriesCopy, seriesName } from './series-copy.ts';

const comparison = { day: '2026-11-20', start: 4.6, now: 5.6, nowHalf: 0.3, smallest: 0.52 };
const bows: SeriesProgress = {
  name: 'count-the-bows/forwards/timed/phone/touch',
  exercise: 'count-the-bows',
  variant: 'forwards',
  form: 'timed',
  device: 'phone',
  source: 'touch',
  points: pointsOf(Array.from({ length: 22 }, () => 5)),
  rule: ruleFor('count-the-bows', 'forwards'),
  verdict: { kind: 'higher', comparison },
};

test.each<[Partial<SeriesProgress>, string]>([
  [{}, 'Forwards, on a phone'],
  [{ variant: 'backwards', device: 'tablet' }, 'Backwards, on a tablet'],
  [
    { exercise: 'hold-the-line', variant: 'r2', device: 'desktop', source: 'key' },
    '2 of 8 kites, on a computer, with keys',
  ],
  [{ exercise: 'change-course', variant: '', device: 'desktop', source: 'mouse' }, 'On a computer'],
  [{ exercise: 'chart-the-wind', variant: '', form: 'untimed' }, 'On a phone, without the clock'],
])('a series is named by what must not be compared: %o', (change, name) => {
  expect(seriesName({ ...bows, ...change })).toBe(name);
});

test('the name of a chart is the verdict and the three numbers of the table', () => {
  expect(chartName(bows)).toBe(
    'Count the bows, 22 sessions. Higher. At the start, six sessions: 4.6 bows. Your last six: 5.6 bows. Smallest change to be seen: 0.5 bows.',
  );
  for (const { label, number } of comparisonNumbers(comparison, 'count-the-bows')) {
    expect(chartName(bows)).toContain(`${label}: ${number}`);
  }
});

test('before there is a verdict, its name has no number but that of the sessions', () => {
  const early = { ...bows, points: bows.points.slice(0, 1), verdict: { kind: 'not yet', left: 15 } as const };
  expect(chartName(early)).toBe('Count the bows, 1 session. Not enough yet.');
});

test('a seam is told where the device changed, and not where something else did', () => {
  const before = (change: Partial<SeriesProgress>) => ({
    ...bows,
    points: bows.points.map((point) => ({ ...point, day: '2026-08-01' })),
    ...change,
  });
  expect(seamNote(bows, [before({ device: 'desktop' })])).toBe(
    'A new phone: a new series. Two devices are never compared.',
  );
  expect(seamNote(bows, [before({ variant: 'backwards' })])).toBeNull();
  expect(seamNote(before({}), [{ ...bows, device: 'desktop' }])).toBeNull();
  expect(seamNote(bows, [])).toBeNull();
});

test('of few sessions it is said that it is too early; later how many are left', () => {
  const early = (count: number) =>
    seriesCopy({ ...bows, points: bows.points.slice(0, count), verdict: { kind: 'not yet', left: 16 - count } });
  expect(early(1).text).toContain('With one session nobody can tell');
  expect(early(7).title).toBe('Too early to say');
  expect(early(8).title).toBe('Not enough yet');
  expect(early(8).text).toContain('Eight to go');
});
