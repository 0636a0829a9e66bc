import { expect, test } from 'vitest';
import { pointsOf } from '#testing/training/series-points.ts';
import { gradeFaults, wordFaults } from '#testing/training/training-content-faults.ts';
import type { Comparison, Verdict } from '#training/progress/verdict.ts';
import { lookChartName, lookVerdictCopy } from './look-verdict-copy.ts';

const comparison: Comparison = { day: '2026-11-20', start: 12, now: 8, nowHalf: 1.6, smallest: 3.2 };
const said = (verdict: Verdict, weeks = 9) =>
  lookVerdictCopy({ verdict, points: pointsOf(Array.from({ length: weeks }, () => 9)) });

const verdicts: readonly Verdict[] = [
  { kind: 'not yet', left: 7 },
  { kind: 'steady', comparison, isOutside: false },
  { kind: 'steady', comparison, isOutside: true },
  { kind: 'higher', comparison },
  { kind: 'lower', comparison },
  { kind: 'rough', comparison },
];

test('from week one on it says when the first word comes', () => {
  expect(said({ kind: 'not yet', left: 9 }, 0).text).toBe('The first word comes after week nine.');
  expect(said({ kind: 'not yet', left: 8 }, 1).text).toBe('The first word comes after week nine. One is done.');
  expect(said({ kind: 'not yet', left: 1 }, 8).text).toBe('The first word comes after week nine. Eight are done.');
});

test('no change is told with the smallest one that would have been seen', () => {
  expect(said({ kind: 'steady', comparison, isOutside: false }).text).toBe(
    'Your last four weeks lie where your first four lie. A change of less than about 3 points would not be seen here.',
  );
});

test('a look that lies outside says that one more will tell, and not that nothing changed', () => {
  expect(said({ kind: 'steady', comparison, isOutside: true })).toEqual({
    title: 'One more look will tell',
    text: 'Your last four weeks lie apart from your first four this time. One look is not enough. The next one decides.',
  });
});

test('higher and lower say the direction in words of the same weight, and neither is a cause', () => {
  const [higher, lower] = [said({ kind: 'higher', comparison }), said({ kind: 'lower', comparison })];
  expect(higher.text).toContain('These things came more often. One person’s numbers cannot show why');
  expect(lower.text).toBe(higher.text.replace('higher', 'lower').replace('more', 'less'));
});

test('the chart tells a screen reader the sums, the verdict and its numbers', () => {
  const points = pointsOf([12, 8.5]);
  const chart = (verdict: Verdict) => lookChartName({ looks: 2, points, verdict, areas: [] }, 22);
  expect(chart({ kind: 'not yet', left: 7 })).toBe('Weekly look, sums from 0 to 22: 12, 8.5. Not enough yet.');
  expect(chart({ kind: 'lower', comparison })).toBe(
    'Weekly look, sums from 0 to 22: 12, 8.5. Lower. First four weeks: 12. Last four: 8. Smallest change to be seen: 3.2.',
  );
});

test('the words of every verdict can be said: no promise, no condition, easy to read', () => {
  const texts = verdicts.flatMap((verdict) => Object.values(said(verdict)));
  expect(texts.flatMap(wordFaults)).toEqual([]);
  expect(gradeFaults(texts)).toEqual([]);
  expect(texts.join(' ')).not.toMatch(/\b(better|worse|good|well done|sorry|treat\w*|help(s|ed))\b/i);
});
