import { expect, test } from 'vitest';
import { runEntry } from '#testing/training/entries.ts';
import type { RunEntry } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { dayAfter } from '#training/training-day.ts';
import { exercisesProgress, progressOf } from './exercise-progress.ts';

const first = '2026-09-01';
const forwards = 'count-the-bows/forwards/timed/phone/touch';
const backwards = 'count-the-bows/backwards/timed/phone/touch';
const onComputer = 'count-the-bows/forwards/timed/desktop/key';

/** Runs on these days after the first, in a series; ids follow from the day. */
const runs = (series: string, days: readonly number[], change: Partial<RunEntry> = {}): RunEntry[] =>
  days.map((day) => ({ ...runEntry(day + 1, dayAfter(first, day)), series, ...change }));
const each = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => from + i * step);
const bows = (...entries: readonly RunEntry[]) => progressOf(foldEntries(entries), 'count-the-bows');

test('series that take turns do not change places every day', () => {
  const both = [...runs(forwards, each(0, 20, 2)), ...runs(backwards, each(5, 20, 2))];
  const { main, others } = bows(...both);
  expect(main?.variant).toBe('forwards');
  expect(others.map(({ variant }) => variant)).toEqual(['backwards']);
});

test('a new device comes first at once, and the series on the other one stays below', () => {
  const { main, others } = bows(...runs(onComputer, each(0, 30, 1)), ...runs(forwards, [30]));
  expect(main).toMatchObject({ device: 'phone', verdict: { kind: 'not yet', left: 15 } });
  expect(others.map(({ device }) => device)).toEqual(['desktop']);
});

test('a series that ended four weeks ago makes room for a shorter one', () => {
  const long = runs(forwards, each(0, 10, 1));
  expect(bows(...long, ...runs(backwards, [36])).main?.variant).toBe('forwards');
  expect(bows(...long, ...runs(backwards, [37])).main?.variant).toBe('backwards');
});

test('without a score there is no series, but the days are counted', () => {
  expect(bows(...runs(forwards, [0, 1], { score: null }))).toMatchObject({ main: null, others: [], days: 2 });
});

test('the exercise done on most days comes first; a yardstick is none', () => {
  const line = runs('hold-the-line/r2/timed/phone/touch', [40, 41, 42], { exercise: 'hold-the-line' });
  const air = runs('still-air/plain/timed/phone/touch', [50, 51, 52, 53], { exercise: 'still-air' });
  const progress = exercisesProgress(foldEntries([...runs(forwards, [0, 1]), ...line, ...air]));
  expect(progress.map(({ measured }) => measured)).toEqual(['hold-the-line', 'count-the-bows']);
});

test('refitted ups and downs take the place of the first ones', () => {
  const { main } = progressOf(foldEntries(runs(forwards, [0])), 'count-the-bows', { 'count-the-bows/forwards': 0.3 });
  expect(main?.rule.noise).toBe(0.3);
});
