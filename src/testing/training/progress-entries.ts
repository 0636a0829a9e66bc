import type { Entry, ItemEntry, RunEntry } from '#training/entries/entry.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { dayAfter } from '#training/training-day.ts';
import { lookSets } from '#training/weekly-look/look-items.ts';
import { itemEntry, lookEntry, runEntry } from './entries.ts';

/** The training of people of whom Progress can say much, little or nothing, until the 21st of November 2026. */

interface Series {
  exercise?: RunEntry['exercise'];
  series?: string;
  from?: string;
}

let lastId = 0;

/** Four sessions a week with these scores. */
export function runs(
  scores: readonly (number | null)[],
  {
    exercise = 'count-the-bows',
    series = 'count-the-bows/forwards/timed/phone/touch',
    from = '2026-10-12',
  }: Series = {},
): RunEntry[] {
  return scores.map((score, i) => {
    lastId += 1;
    const day = dayAfter(from, 7 * Math.floor(i / 4) + 2 * (i % 4));
    return { ...runEntry(lastId, day, { session: i + 1 }), exercise, series, score };
  });
}

export const warmUp = [3.4, 4.3, 3.9, 4.6];
export const start = [4.4, 4.9, 4.1, 4.8, 4.3, 5];
const rising = [...warmUp, ...start, 5.2, 5.6, 5, 5.4, 5.8, 5.2, 5.6, 5.1, 6.1, 5.7, 5.3, 6];
export const bows = runs(rising);
export const onOneStep = runs([...warmUp, ...start, 4.7, 4.2, 4.9, 4.4, 4.6, 5.4, 5.6, 5.3, 5.9, 5.5]);
export const uneven = runs([...warmUp, 2.2, 7.5, 3.1, 8.4, 2.4, 7.9, 3, 8.1, 2.6, 7.2, 2.9, 8.3]);

export const line = runs(
  [
    -1.9, -1.4, -1.6, -1, -0.95, -0.7, -1.15, -0.8, -1.05, -0.75, -0.9, -0.6, -0.95, -0.8, -0.65, -1, -0.85, -0.7,
    -0.95, -0.75, -0.9, -0.65,
  ],
  { exercise: 'hold-the-line', series: 'hold-the-line/r2/timed/phone/touch' },
);
const course = runs(
  [
    -0.02, 0.16, 0.1, 0.28, 0.5, 0.42, 0.54, 0.46, 0.52, 0.44, 0.36, 0.38, 0.32, 0.4, 0.2, 0.25, 0.12, 0.22, 0.1, 0.28,
    0.16, 0.14,
  ],
  { exercise: 'change-course', series: 'change-course/plain/timed/phone/touch' },
);
const gust = runs([0.1, 0.3, 0.25, 0.4, 0.35, 0.5, 0.42, 0.38, 0.45], {
  exercise: 'wait-for-the-gust',
  series: 'wait-for-the-gust/plain/timed/phone/touch',
  from: '2026-10-30',
});
const air = [3.6, 3.8, 3.4, 4, 3.7, 3.75, 3.3, 3.9, 3.7].map((score, week) => ({
  ...runEntry(500 + week, dayAfter('2026-09-26', 7 * week)),
  exercise: 'still-air' as const,
  series: 'still-air/plain/timed/phone/touch',
  score,
}));
const looks = [12, 9, 11, 10, 8, 10, 7, 9, 8].map((sum, week) => {
  let left = sum;
  const answers = lookSets.adhd.items.map(({ id }) => {
    const own = Math.min(left, 2);
    left -= own;
    return [id, own];
  });
  return lookEntry(600 + week, dayAfter('2026-09-26', 7 * week), { answers: Object.fromEntries(answers) });
});
export const guided = [1, 2, 3].map((number) => itemEntry(700 + number, dayAfter('2026-11-13', number)));

/** A finished exercise a day with these numbers, from the first of November on. */
const lived = (exercise: ExerciseId, times: readonly Readonly<Record<string, number>>[]): ItemEntry[] =>
  times.map((numbers, i) => {
    lastId += 1;
    const body = { minutes: 3, seconds: 180, rounds: 0, numbers, words: [] };
    return itemEntry(lastId, dayAfter('2026-11-01', i), { exercise, body });
  });
/** All numbers about a life, with enough times for each. */
const life = [
  ...lived(
    'guess-then-look',
    [1, 1.3, 1.5, 1.2, 2, 1.6, 1.7, 1.8].map((ratio) => ({ guess_min: 10, actual_min: Math.round(10 * ratio) })),
  ),
  ...lived(
    'one-knot-at-a-time',
    [1, 1, 0, 1, 1, 0, 1].map((begun) => ({ planned: 1, begun })),
  ),
  ...lived(
    'worry-window',
    [3, 1, 2, 3, 2].map((letGo) => ({ atWindow: 1, steps: 1, parked: letGo === 1 ? 2 : 0, letGo })),
  ),
  ...lived(
    'settle',
    [2, 3, 1, 2, 0, 4, 2, 1, 3].map((by) => ({ before: 6, after: 6 - by })),
  ),
  ...lived(
    'a-kind-word',
    [1, 0, -1, 2, 0, 1, -1, 1].map((by) => ({ before: 5, after: 5 + by })),
  ),
];
export const everything: readonly Entry[] = [...bows, ...line, ...course, ...gust, ...air, ...looks, ...life];

/** Beside `everything`, so that there is a verdict on each exercise. */
export const furtherVerdicts: readonly Entry[] = [
  ...runs(
    Array.from({ length: 22 }, (_, i) => (i % 3) / 10),
    { exercise: 'wait-for-the-gust', series: 'wait-for-the-gust/plain/timed/phone/touch' },
  ),
  ...runs(
    Array.from({ length: 22 }, (_, i) => 3 + (i % 3) / 2),
    { exercise: 'chart-the-wind', series: 'chart-the-wind/plain/timed/phone/touch' },
  ),
];

export const early: readonly Entry[] = [...runs([3.4, 4.3, 3.9, 4.6, 4.4], { from: '2026-11-12' }), ...guided];
