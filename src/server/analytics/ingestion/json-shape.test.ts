import { describe, expect, it } from 'vitest';
import { isWithin } from './json-shape.ts';

const nested = (levels: number) => JSON.parse(`${'{"a":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`);

const limits = { levels: 9, entries: 100, text: 1000 };

describe('the shape of data', () => {
  it('data may have as many levels as allowed, of objects and lists', () => {
    expect(isWithin(nested(40), { ...limits, levels: 40 })).toBe(true);
    expect(isWithin(nested(42), { ...limits, levels: 40 })).toBe(false);
  });

  it('data may have as many entries as allowed, counted on all levels together', () => {
    const data = { a: [1, 2, 3], b: { c: {} } };
    expect(isWithin(data, { ...limits, entries: 6 })).toBe(true);
    expect(isWithin(data, { ...limits, entries: 5 })).toBe(false);
  });

  it('deeply nested data is read no deeper than allowed', () => {
    expect(isWithin(nested(20_000), { ...limits, levels: 40, entries: 1_000_000 })).toBe(false);
  });

  it('data may have texts as long as allowed', () => {
    expect(isWithin({ a: ['k'.repeat(1000)] }, limits)).toBe(true);
    expect(isWithin({ a: ['k'.repeat(1001)] }, limits)).toBe(false);
  });

  it.each(['1e400', '-1e400', '9'.repeat(3_000_000)])(
    'a number that is too large to be finite is refused: %.9s',
    (number) => {
      expect(isWithin(JSON.parse(`{"a":[${number}]}`), limits)).toBe(false);
    },
  );

  it.each([['text'], [7], [null]])('data that is only %j has neither levels nor entries', (data) => {
    expect(isWithin(data, { levels: 0, entries: 0, text: 4 })).toBe(true);
  });
});
