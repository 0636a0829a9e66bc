import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponTerms, dueWithCoupon, percentOf } from './coupon-terms.ts';

const from = Date.parse('2026-11-01T00:00:00Z');
const to = Date.parse('2026-12-01T00:00:00Z');
const at = { now: from, country: 'DE' };
const amounts = { USD: 1000, EUR: 900, GBP: 800, JPY: 1500 };
const coupon: CouponTerms = {
  off: { percents: { 1: 20, 2: 15 } },
  offerIds: [1, 2],
  countries: null,
  startsAt: from,
  endsAt: to,
};
const offer = (id: number, amount_minor: number, currency = 'USD') => ({
  id,
  price: { amount_minor, currency },
  trial: null,
});
const due = (...given: Parameters<typeof dueWithCoupon>) => {
  const found = dueWithCoupon(...given);
  return 'due' in found ? found.due.amount_minor : found.fault;
};

describe('what is due today with a coupon', () => {
  it.each([
    [1, 1999, 1599],
    [2, 3599, 3059],
    [1, 2980, 2384],
    [1, 5, 4],
    [1, 3, 2],
    [2, 10, 8],
    [2, 3, 'other offer'],
    [3, 1999, 'other offer'],
  ])('offer %i at %i minor units comes to %s by per cent', (id, price, wanted) => {
    expect(due(coupon, offer(id, price), at)).toBe(wanted);
  });

  it.each([
    ['USD', 3599, 2599],
    ['EUR', 3399, 2499],
    ['GBP', 2899, 2099],
    ['JPY', 5380, 3880],
    ['USD', 1001, 1],
    ['USD', 1000, 'other offer'],
    ['CHF', 3599, 'other offer'],
  ])('in %s %i comes to %s by amount', (currency, price, wanted) => {
    expect(due({ ...coupon, off: { amounts } }, offer(1, price, currency), at)).toBe(wanted);
  });

  it('something is taken off and something is left, in whole minor units, as near as can be to the share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 99 }), (price, percent) => {
        const found = due({ ...coupon, off: { percents: { 1: percent } } }, offer(1, price), at);
        const off = percentOf(price, percent);
        expect(Math.abs(off - (price * percent) / 100)).toBeLessThanOrEqual(0.5);
        expect(found).toBe(off > 0 && off < price ? price - off : 'other offer');
      }),
    );
  });
});

describe('whether a coupon applies', () => {
  it.each<[string, Partial<CouponTerms>, Partial<typeof at>, string | number]>([
    ['at its first moment', {}, {}, 1599],
    ['a moment before it begins', {}, { now: from - 1 }, 'not yet'],
    ['at its last moment', {}, { now: to - 1 }, 1599],
    ['when it ends', {}, { now: to }, 'over'],
    ['without an end', { endsAt: null }, { now: to * 2 }, 1599],
    ['in its country', { countries: ['AT', 'DE'] }, {}, 1599],
    ['in another country', { countries: ['AT'] }, {}, 'other country'],
  ])('%s', (_what, terms, moment, wanted) => {
    expect(due({ ...coupon, ...terms }, offer(1, 1999), { ...at, ...moment })).toBe(wanted);
  });

  it('a coupon for some countries is not for somebody whose country is not known', () => {
    expect(dueWithCoupon({ ...coupon, countries: ['DE'] }, offer(1, 1999), { now: from, country: null })).toEqual({
      fault: 'other country',
    });
  });

  it('a coupon does not go with a lower first price', () => {
    const intro = { payments: 3, price: { amount_minor: 999, currency: 'USD' } };
    expect(due(coupon, { ...offer(1, 1999), intro } as never, at)).toBe('intro');
  });

  it('a coupon does not go with a trial, which begins without a payment', () => {
    expect(due(coupon, { ...offer(1, 1999), trial: { unit: 'day', count: 7 } } as never, at)).toBe('trial');
  });
});
