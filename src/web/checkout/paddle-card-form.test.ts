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

  test('the renewal and the country of the address are known once the form has them', () => {
    const known = { ...event('USD', { tax: 0, total: 0 }).data, recurring_totals: { tax: 0, total: 9.99 } };
    const inIndia = { ...known, customer: { address: { id: 'add_1', country_code: 'IN' } } };
    expect(totalsOf({ data: inIndia } as unknown as Event)).toMatchObject({
      renewal: { amount_minor: 999, currency: 'USD' },
      country: 'IN',
    });
    expect(totalsOf({ data: { ...known, customer: { address: null } } } as unknown as Event)).not.toHaveProperty(
      'country',
    );
  });

  test('an event without totals gives none', () => {
    expect(totalsOf({})).toBeNull();
    expect(totalsOf(event('USD', undefined as unknown as object))).toBeNull();
  });
});
