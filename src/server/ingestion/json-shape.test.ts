import { describe, expect, it } from 'vitest';
import { isWithin } from './json-shape';

const nested = (levels: number) => JSON.parse(`${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`);

describe('the shape of data', () => {
  it('may have as many levels as allowed, of objects and lists', () => {
    expect(isWithin(nested(40), { levels: 40, entries: 100 })).toBe(true);
    expect(isWithin(nested(42), { levels: 40, entries: 100 })).toBe(false);
  });

  it('may have as many entries as allowed, counted on all levels together', () => {
    const data = { a: [1, 2, 3], b: { c: {} } };
    expect(isWithin(data, { levels: 9, entries: 6 })).toBe(true);
    expect(isWithin(data, { levels: 9, entries: 5 })).toBe(false);
  });

  it('is looked at no deeper than allowed', () => {
    expect(isWithin(nested(20_000), { levels: 40, entries: 1_000_000 })).toBe(false);
  });

  it.each([['text'], [7], [null]])('of %j is nothing', (data) => {
    expect(isWithin(data, { levels: 0, entries: 0 })).toBe(true);
  });
});
