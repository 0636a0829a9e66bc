import { describe, expect, it } from 'vitest';
import type { MrrRow } from './read-mrr.sql.ts';
import { oneMrrOf } from './revenue-mrr.ts';

const today = '2030-03-01';
const row = (currency: string, minor: number, more: Partial<MrrRow> = {}): MrrRow => ({
  fromDay: '2030-01-05',
  currency,
  movement: 'new',
  moved: 1,
  more: 1,
  micro: String(minor * 1_000_000),
  ...more,
});
const inUsd = (rows: MrrRow[], rates: Record<string, string> = { EUR: '1.1', JPY: '0.0065' }) =>
  oneMrrOf(rows, { into: 'USD', rates, today });

describe('all of MRR in one currency', () => {
  it('is exact where nothing has to be converted', () => {
    expect(inUsd([row('USD', 1999), row('USD', 500, { fromDay: '2030-02-20' })], {})).toEqual({
      minor: 2499,
      before_minor: 1999,
      at_risk_minor: 0,
      is_about: false,
      left_out: [],
    });
  });

  it('is about the sum at the latest rates, also of currencies without minor units', () => {
    const rows = [row('USD', 1000), row('EUR', 1000), row('JPY', 2000)];
    // 10 + 10 * 1.1 + 2000 * 0.0065 dollars.
    expect(inUsd(rows)).toMatchObject({ minor: 1000 + 1100 + 1300, is_about: true, left_out: [] });
  });

  it('has what is past due beside it, and today in none but that', () => {
    const rows = [row('EUR', 500, { fromDay: today, movement: 'at risk' }), row('USD', 9, { fromDay: today })];
    expect(inUsd(rows)).toMatchObject({ minor: 0, at_risk_minor: 550 });
  });

  it('names a currency without a rate instead of guessing one', () => {
    expect(inUsd([row('USD', 1000), row('GBP', 700)])).toMatchObject({
      minor: 1000,
      is_about: false,
      left_out: ['GBP'],
    });
    expect(inUsd([row('GBP', 700)])).toMatchObject({ minor: 0, left_out: ['GBP'] });
  });

  it('is nothing of nothing', () => expect(inUsd([])).toBeNull());
});
