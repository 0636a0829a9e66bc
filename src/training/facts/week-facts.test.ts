import { expect, test } from 'vitest';
import { chosen, finished, flown, flownDay } from '#testing/training/flown.ts';
import type { Entry } from '#training/entries/entry.ts';
import type { ExerciseId } from '#training/exercises/exercises.ts';
import { dayAfter, weekdayOf } from '#training/training-day.ts';
import { factsOfWeek, type WeekFactId, weekFactsOf } from './week-facts.ts';

const before = (days: number) => dayAfter(flownDay, -days);
const textsOf = (id: WeekFactId, entries: readonly Entry[]) =>
  weekFactsOf(entries, flownDay)
    .filter((fact) => fact.id === id)
    .map(({ text }) => text);

const flights = (count: number, time = '09:00') =>
  Array.from({ length: count }, (_, i) => finished('settle', { day: before(i), time }));
const over = (place: number, days: number, seconds = 90) => finished('settle', { day: before(days), seconds, place });
const guesses = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    finished('guess-then-look', { day: before(i), numbers: { guess_min: 20, actual_min: 28 } }),
  );
const lines = (sent: number, written: number) => [
  ...Array.from({ length: sent }, () => finished('one-real-question', { numbers: { sent: 1 } })),
  ...Array.from({ length: written }, () => finished('a-kind-word', { numbers: { written: 1 } })),
];
const gusts = (days: number) => flown('wait-for-the-gust', { day: before(days), facts: { passed: 60 } });
const begun = (count: number) => [finished('one-knot-at-a-time', { numbers: { begun: count } })];
const different: readonly ExerciseId[] = ['settle', 'one-thing', 'a-kind-word', 'park-the-day', 'hold-the-line'];
const restDays = (days: readonly number[]) =>
  chosen({ name: 'rest-days', value: days.map((each) => weekdayOf(before(each))) }, { day: before(10) });

interface Row {
  says: string;
  holds: readonly Entry[];
  /** A history in which it just does not hold. */
  not: readonly Entry[];
}

const rows: Record<WeekFactId, Row> = {
  'week-days': {
    says: 'You flew on four days.',
    holds: [0, 1, 3, 6].map((days) => finished('settle', { day: before(days) })),
    not: [finished('settle', { day: before(7) })],
  },
  'week-when': {
    says: 'Most of your flights were in the morning.',
    holds: [...flights(3), finished('settle', { day: before(3), time: '19:00' })],
    not: [...flights(2), ...[2, 3].map((days) => finished('settle', { day: before(days), time: '19:00' }))],
  },
  'week-minutes': {
    says: '31 minutes in the air.',
    holds: [finished('settle', { seconds: 1200 }), finished('one-thing', { seconds: 699, day: before(6) })],
    not: [finished('settle', { seconds: 299 })],
  },
  'week-kinds': {
    says: 'Five different exercises.',
    holds: different.map((id) => finished(id)),
    not: different.slice(0, 2).map((id) => finished(id)),
  },
  'week-places': {
    says: 'You passed eight places, from the mill to the lighthouse.',
    holds: [over(1, 5), over(4, 3, 300), over(7, 2, 180), over(9, 0, 180)],
    not: [over(1, 5), over(13, 4)],
  },
  'week-sums': { says: 'You let 120 gusts pass.', holds: [...gusts(0), ...gusts(3)], not: gusts(0) },
  'week-guesses': {
    says: 'Your guesses came to 60 minutes. The tasks took 84.',
    holds: guesses(3),
    not: guesses(2),
  },
  'week-begun': { says: 'You began three of the things that you planned.', holds: begun(3), not: begun(0) },
  'week-lines': { says: 'Two lines went out, three kind ones were written.', holds: lines(2, 3), not: lines(0, 0) },
  'week-rest': {
    says: 'Two rest days. They count as rest.',
    holds: [restDays([2, 4]), finished('settle')],
    not: [restDays([0]), finished('settle')],
  },
};

test.each(Object.entries(rows))('%s holds in one week and just not in another', (id, { says, holds, not }) => {
  expect(textsOf(id as WeekFactId, holds)).toContain(says);
  expect(textsOf(id as WeekFactId, not)).toEqual([]);
});

test.each([
  [lines(1, 0), 'One line went out.'],
  [lines(0, 1), 'One kind line was written.'],
  [lines(0, 2), 'Two kind lines were written.'],
  [lines(1, 1), 'One line went out, one kind one was written.'],
])('lines of a week name no zero', (entries, text) => {
  expect(textsOf('week-lines', entries)).toEqual([text]);
});

test('what the tasks add up to is said of those that were done twice', () => {
  const twice = (id: ExerciseId, body: Parameters<typeof flown>[1]) =>
    [0, 1].flatMap((days) => flown(id, { ...body, day: before(days) }));
  expect(textsOf('week-sums', twice('count-the-bows', { rounds: 20 }))).toEqual(['You built 40 tails.']);
  expect(textsOf('week-sums', twice('change-course', { rounds: 135 }))).toEqual(['You steered 270 times.']);
});

test('minutes are not told where the time of an exercise is not known', () => {
  const { seconds, ...body } = finished('settle').body;
  expect(textsOf('week-minutes', [finished('one-thing', { seconds: 900 }), { ...finished('settle'), body }])).toEqual(
    [],
  );
});

test('a rest day is one by the choice of that day', () => {
  const changed = chosen({ name: 'rest-days', value: [] }, { day: before(1) });
  const entries = [restDays([2, 0]), changed, finished('settle', { day: before(3) })];
  expect(textsOf('week-rest', entries)).toEqual(['One rest day. It counts as rest.']);
});

test('a week has three facts of different kinds, the same ones whatever comes after it', () => {
  const entries = [...flights(5), ...different.map((id) => finished(id)), ...guesses(3), ...lines(1, 2)];
  const facts = factsOfWeek(entries, flownDay);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(3);
  const next = ['settle', 'one-thing'].map((id) => finished(id as ExerciseId, { day: dayAfter(flownDay, 1) }));
  const settled = chosen({ name: 'rest-days', value: [0, 1, 2] }, { day: dayAfter(flownDay, 2) });
  expect(factsOfWeek([...next, settled, ...entries], flownDay)).toEqual(facts);
  const weeks = Array.from({ length: 7 }, (_, i) => factsOfWeek(flights(7), dayAfter(flownDay, -i)));
  expect(new Set(weeks.flat().map(({ id }) => id)).size).toBeGreaterThan(1);
});
