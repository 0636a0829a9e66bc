import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entry, Instead } from '#training/entries/entry.ts';
import { foldEntries } from '#training/entries/fold.ts';
import { type ExerciseId, exerciseIds, exerciseOf } from '#training/exercises/exercises.ts';
import type { PlannedExercise } from '#training/plan/planned-week.ts';
import { insteadOn, offersInstead, withInstead } from './instead.ts';

const planned = (id: ExerciseId, minutes: number): PlannedExercise => ({
  ...exerciseOf(id),
  minutes,
  serves: { id: `for ${id}`, label: '' },
});
const day = [planned('hold-the-line', 4), planned('count-the-bows', 3), planned('settle', 3)];
const shown = (instead: Partial<Record<ExerciseId, Instead>>, done: ExerciseId[] = []) =>
  withInstead(day, instead, done).map(({ id, minutes, serves }) => [id, minutes, serves?.id]);

const days = fc
  .uniqueArray(fc.constantFrom(...exerciseIds), { minLength: 1, maxLength: 4 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.integer({ min: 2, max: 12 }).map((minutes) => planned(id, minutes)))));
const choices = fc
  .array(
    fc.tuple(fc.constantFrom(...exerciseIds), fc.constantFrom<Instead>('sibling', 'half the minutes', 'as planned')),
  )
  .map((all) => Object.fromEntries(all) as Partial<Record<ExerciseId, Instead>>);
const done = fc.subarray([...exerciseIds], { maxLength: 4 });

describe('a day with exercises that were left twice running', () => {
  it('is as planned when nothing was chosen, or when that was chosen', () => {
    const asPlanned = day.map(({ id, minutes, serves }) => [id, minutes, serves?.id]);
    expect(shown({})).toEqual(asPlanned);
    expect(shown({ settle: 'as planned' })).toEqual(asPlanned);
    expect(shown({ 'long-tail': 'sibling' })).toEqual(asPlanned);
  });

  it('has a sibling in the same place, with the same minutes, for the same goal or skill', () => {
    expect(shown({ settle: 'sibling' })[2]).toEqual(['a-kind-word', 3, 'for settle']);
    const [, , third] = withInstead(day, { settle: 'sibling' }, []);
    expect(third).toMatchObject({ name: 'A kind word', standsFor: ['settle'] });
  });

  it('has no sibling twice: the next one comes where the first is in the day', () => {
    expect(exerciseOf('hold-the-line').siblings[0]).toBe('count-the-bows');
    expect(shown({ 'hold-the-line': 'sibling' })[0]![0]).toBe('one-thing');
  });

  it('gives the rest of half the minutes to the others', () => {
    expect(shown({ 'hold-the-line': 'half the minutes' }).map(([, minutes]) => minutes)).toEqual([2, 4, 4]);
  });

  it('keeps all minutes when nobody is left who could take the rest', () => {
    const half = {
      'hold-the-line': 'half the minutes',
      'count-the-bows': 'half the minutes',
      settle: 'half the minutes',
    };
    expect(shown(half as Parameters<typeof shown>[0]).map(([, minutes]) => minutes)).toEqual([4, 3, 3]);
  });

  it('keeps what was finished in its place before the choice of another device came', () => {
    expect(shown({ settle: 'sibling' }, ['settle'])[2]![0]).toBe('settle');
    expect(shown({ settle: 'sibling' }, ['a-kind-word'])[2]![0]).toBe('a-kind-word');
  });

  it('a sibling that is left in its turn has one, too', () => {
    const [, , third] = withInstead(day, { settle: 'sibling', 'a-kind-word': 'sibling' }, []);
    expect(third).toMatchObject({ id: 'a-short-look-back', standsFor: ['settle', 'a-kind-word'] });
  });

  it('has as many minutes as planned, at least two for each, and nothing twice', () => {
    fc.assert(
      fc.property(days, choices, done, (all, instead, finished) => {
        const adapted = withInstead(all, instead, finished);
        const sum = (one: readonly { minutes: number }[]) => one.reduce((total, { minutes }) => total + minutes, 0);
        expect(sum(adapted)).toBe(sum(all));
        expect(adapted.every(({ minutes }) => minutes >= 2)).toBe(true);
        expect(new Set(adapted.map(({ id }) => id)).size).toBe(all.length);
        expect(adapted.map(({ serves }) => serves)).toEqual(all.map(({ serves }) => serves));
      }),
    );
  });
});

describe('what was chosen instead', () => {
  const chosen = (exercise: ExerciseId, choice: Instead, until: string | null, at: string): Entry => ({
    kind: 'setting',
    id: at,
    day: '2026-11-20',
    at,
    tz_min: 0,
    body: { name: 'instead', value: { exercise, choice, until } },
  });

  it('is offered from the second time on', () => {
    expect([0, 1, 2, 3].map(offersInstead)).toEqual([false, false, true, true]);
  });

  it('holds until the day on which it was finished, and no longer', () => {
    const open = chosen('settle', 'sibling', null, '2026-11-20T10:00:00Z');
    expect(insteadOn(foldEntries([open]), '2027-01-01')).toEqual({ settle: 'sibling' });
    const over = foldEntries([open, chosen('settle', 'sibling', '2026-11-21', '2026-11-21T10:00:00Z')]);
    expect(insteadOn(over, '2026-11-21')).toEqual({ settle: 'sibling' });
    expect(insteadOn(over, '2026-11-22')).toEqual({});
  });
});
