import { expect, it } from 'vitest';
import type { PaidPrice } from '#contract/console/price-change.ts';
import { amountFault, paidCurrencies, paidOffers, type TypedPrice, typedOf, wantedOf } from './wanted-price.ts';

const typed: TypedPrice = { offerId: 1, currency: 'USD', amount: '24.99', on: '2027-02-15' };
const paid = (offer_id: number, currency: string, amount_minor: number): PaidPrice => ({
  offer_id,
  offer_name: `plan ${offer_id}`,
  interval: { unit: 'week', count: 4 },
  price: { amount_minor, currency },
  subscribers: 7,
});
const prices = [paid(1, 'EUR', 1899), paid(1, 'USD', 1799), paid(1, 'USD', 1999), paid(2, 'USD', 3599)];

it('a price change is asked about once its amount and its day are complete', () => {
  expect(wantedOf(typed)).toEqual({ offerId: 1, currency: 'USD', amountMinor: 2499, on: '2027-02-15' });
  expect(wantedOf({ ...typed, currency: 'JPY', amount: '3200' })?.amountMinor).toBe(3200);
  for (const change of [{ amount: '' }, { amount: '24.999' }, { on: '' }, { currency: 'JPY' }]) {
    expect(wantedOf({ ...typed, ...change })).toBeNull();
  }
});

it('an amount that is none has a fault with an example of its currency', () => {
  expect(amountFault({ amount: '', currency: 'USD' })).toBeNull();
  expect(amountFault({ amount: '24.9', currency: 'USD' })).toBeNull();
  expect(amountFault({ amount: 'x', currency: 'USD' })).toBe('Type an amount like 24.99.');
  expect(amountFault({ amount: '24.99', currency: 'JPY' })).toBe('Type an amount like 3200.');
});

it('each offer and each of its currencies that somebody pays is offered once', () => {
  expect(paidOffers(prices).map(({ offer_id }) => offer_id)).toEqual([1, 2]);
  expect([paidCurrencies(prices, 1), paidCurrencies(prices, 2), paidCurrencies(prices, 3)]).toEqual([
    ['EUR', 'USD'],
    ['USD'],
    [],
  ]);
});

it('the form begins with the first offer, in dollars if somebody pays them, and the first day that is possible', () => {
  const first = { offerId: 1, currency: 'USD', amount: '', on: '2027-02-01' };
  expect(typedOf({}, prices, '2027-02-01')).toEqual(first);
  expect(typedOf({ currency: 'EUR', amount: '21' }, prices, '2027-02-01')).toMatchObject({
    currency: 'EUR',
    amount: '21',
  });
  // The other plan is paid in dollars alone.
  expect(typedOf({ offerId: 2, currency: 'EUR' }, prices, '2027-02-01').currency).toBe('USD');
});
