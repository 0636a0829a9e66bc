import { describe, expect, test } from 'vitest';
import { totalsOf } from './paddle-card-form.ts';

type Event = Parameters<typeof totalsOf>[0];
const event = (currency_code: string, totals: object) => ({ data: { currency_code, totals } }) as unknown as Event;

describe('what the card form says it will charge', () => {
  test('totals in major units become minor units', () => {
    expect(totalsOf(event('USD', { subtotal: 33.64, tax: 2.35, total: 35.99 }))).toEqual({
      tax: { amount_minor: 235, currency: 'USD' },
      total: { amount_minor: 3599, currency: 'USD' },
    });
  });

  test('totals in a currency without minor units stay the same', () => {
    expect(totalsOf(event('JPY', { tax: 0, total: 3500 }))?.total).toEqual({ amount_minor: 3500, currency: 'JPY' });
  });

  test('an event without totals gives none', () => {
    expect(totalsOf({})).toBeNull();
    expect(totalsOf(event('USD', undefined as unknown as object))).toBeNull();
  });
});
