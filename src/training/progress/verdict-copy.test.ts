import { expect, test } from 'vitest';
import { pointsOf } from '#testing/training/series-points.ts';
import { gradeFaults, wordFaults } from '#testing/training/training-content-faults.ts';
import { scoredIds } from './scored.ts';
import type { Comparison, Verdict } from './verdict.ts';
import { verdictCopy } from './verdict-copy.ts';

const comparison: Comparison = { day: '2026-11-20', start: 4.6, now: 5.6, nowHalf: 0.3, smallest: 0.52 };
const bows = { exercise: 'count-the-bows', points: pointsOf(Array.from({ length: 9 }, () => 5)) } as const;
const said = (verdict: Verdict) => verdictCopy(verdict, bows);

const verdicts: readonly Verdict[] = [
  { kind: 'not yet', left: 7 },
  { kind: 'steady', comparison, isOutside: false },
  { kind: 'steady', comparison, isOutside: true },
  { kind: 'higher', comparison },
  { kind: 'lower', comparison },
  { kind: 'rough', comparison },
];

test('before the sixteenth session the number that is left is told', () => {
  expect(said({ kind: 'not yet', left: 7 })).toEqual({
    title: 'Not enough yet',
    text: 'From the sixteenth session on we can say something. Seven to go, at your own pace.',
  });
});

test('after it, when breaks made some sessions warm-ups, that is told', () => {
  const points = pointsOf(Array.from({ length: 18 }, () => 5));
  const { text } = verdictCopy({ kind: 'not yet', left: 1 }, { ...bows, points });
  expect(text).toBe('The first session after a break is a warm-up, so we need some more. One to go, at your own pace.');
});

test('no change is told with the smallest one that would have been seen', () => {
  expect(said({ kind: 'steady', comparison, isOutside: false })).toEqual({
    title: 'No change you could tell from noise',
    text: 'Your last six sessions lie where your first ones lie. A change of less than about half a bow would not be seen here.',
  });
});

test('a first comparison outside says that the next one decides, and nothing of its direction', () => {
  expect(said({ kind: 'steady', comparison, isOutside: true })).toEqual({
    title: 'One more look will tell',
    text: 'Your last six sessions lie apart from your first ones this time. One look is not enough. The next one decides, a week from this one or later.',
  });
});

test('higher is what practice does, but for a yardstick, which is not practised', () => {
  expect(said({ kind: 'higher', comparison }).text).toBe(
    'You do better at this exercise than at the start. That is what practice does. It says nothing about the rest of your day.',
  );
  const { title, text } = verdictCopy({ kind: 'higher', comparison }, { ...bows, exercise: 'still-air' });
  expect(title).toBe('Higher');
  expect(text).not.toContain('practice');
  expect(text).toContain('One person’s numbers cannot show why.');
});

test.each(scoredIds)(
  'the words of every verdict on %s can be said: no promise, no condition, easy to read',
  (exercise) => {
    const words = verdicts.map((verdict) => verdictCopy(verdict, { ...bows, exercise }));
    const texts = words.flatMap(({ title, text }) => [title, text]);
    expect(texts.flatMap(wordFaults)).toEqual([]);
    expect(gradeFaults(texts)).toEqual([]);
  },
);
