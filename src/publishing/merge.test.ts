import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { canonical, type Json } from './body.ts';
import { differencesOf } from './difference.ts';
import { mergeBodies, withPart } from './merge.ts';

const list = (...rows: Json[]) => ({ offers: rows });
const row = (id: number, price: number, name = 'plan') => ({ id, price, name });

describe('the difference of two bodies', () => {
  it.each<[string, Json, Json, unknown[]]>([
    ['nothing', list(row(1, 10)), list({ name: 'plan', price: 10, id: 1 }), []],
    [
      'one field of one row',
      list(row(1, 10)),
      list(row(1, 12)),
      [{ path: ['offers', '1', 'price'], before: 10, after: 12 }],
    ],
    [
      'a row that is new',
      list(row(1, 10)),
      list(row(1, 10), row(2, 20)),
      [{ path: ['offers', '2'], after: row(2, 20) }],
    ],
    [
      'a row that is gone',
      list(row(1, 10), row(2, 20)),
      list(row(1, 10)),
      [{ path: ['offers', '2'], before: row(2, 20) }],
    ],
    ['another order', list(row(1, 10), row(2, 20)), list(row(2, 20), row(1, 10)), [{ path: ['offers', 'order'] }]],
    ['a list of plain values, as a whole', { gets: ['a', 'b'] }, { gets: ['a'] }, [{ path: ['gets'], after: ['a'] }]],
  ])('%s', (_, before, after, expected) => {
    expect(differencesOf(before, after)).toMatchObject(expected);
    expect(differencesOf(before, after)).toHaveLength(expected.length);
  });
});

describe('joining two edits', () => {
  const base = list(row(1, 10), row(2, 20));

  it('edits of different fields are joined', () => {
    const { body, conflicts } = mergeBodies(base, list(row(1, 11), row(2, 20)), list(row(1, 10, 'new'), row(2, 20)));
    expect({ body, conflicts }).toEqual({ body: list(row(1, 11, 'new'), row(2, 20)), conflicts: [] });
  });

  it('a field that both changed is theirs, and is named', () => {
    const { body, conflicts } = mergeBodies(base, list(row(1, 11), row(2, 20)), list(row(1, 12), row(2, 20)));
    expect(body).toEqual(list(row(1, 12), row(2, 20)));
    expect(conflicts).toEqual([{ path: ['offers', '1', 'price'], base: 10, mine: 11, theirs: 12 }]);
  });

  it('a row that one added and one that the other removed', () => {
    const { body, conflicts } = mergeBodies(base, list(row(1, 10), row(2, 20), row(3, 30)), list(row(1, 10)));
    expect({ body, conflicts }).toEqual({ body: list(row(1, 10), row(3, 30)), conflicts: [] });
  });

  it('a row that one changed and the other removed is a conflict', () => {
    const { conflicts } = mergeBodies(base, list(row(1, 10), row(2, 21)), list(row(1, 10)));
    expect(conflicts).toMatchObject([{ path: ['offers', '2'], theirs: undefined }]);
  });

  it('an order that only one changed is taken from there', () => {
    const { body } = mergeBodies(base, list(row(2, 20), row(1, 10)), list(row(1, 10, 'new'), row(2, 20)));
    expect(body).toEqual(list(row(2, 20), row(1, 10, 'new')));
  });

  it('whatever is edited: an edit alone is taken as it is, and equal edits agree', () => {
    const rows = fc.uniqueArray(
      fc.record({ id: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 0, max: 3 }) }),
      {
        selector: ({ id }) => id,
      },
    );
    const body = rows.map((offers): Json => ({ offers }));
    fc.assert(
      fc.property(body, body, (old, edit) => {
        for (const merged of [mergeBodies(old, edit, old), mergeBodies(old, old, edit), mergeBodies(old, edit, edit)]) {
          expect(merged.conflicts).toEqual([]);
          expect(canonical(merged.body!)).toBe(canonical(edit));
        }
      }),
      propertyRuns({ commit: 100, full: 5000 }),
    );
  });
});

describe('another value for one part', () => {
  const base = list(row(1, 10), row(2, 20));
  it.each<[string, string[], Json | undefined, Json]>([
    ['a field of a row', ['offers', '2', 'price'], 21, list(row(1, 10), row(2, 21))],
    ['a row that is gone', ['offers', '2'], undefined, list(row(1, 10))],
    ['a row that is new', ['offers', '3'], row(3, 30), list(row(1, 10), row(2, 20), row(3, 30))],
    ['a field of the whole', ['note'], 'x', { ...base, note: 'x' }],
    ['a field that is gone', ['offers'], undefined, {}],
  ])('%s', (_, path, value, expected) => {
    expect(withPart(base, path, value)).toEqual(expected);
  });

  it('what both changed can be taken from either side, and the rest stays joined', () => {
    const mine = list(row(1, 11, 'mine'), row(2, 20));
    const theirs = list(row(1, 12), row(2, 25));
    const { body, conflicts } = mergeBodies(base, mine, theirs);
    const chosen = conflicts.reduce<Json>((joined, one) => withPart(joined, one.path, one.mine), body!);
    expect(chosen).toEqual(list(row(1, 11, 'mine'), row(2, 25)));
  });
});
