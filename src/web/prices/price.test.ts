import { expect, it } from 'vitest';
import { formatPrice, intervalText, nextChargeAt, periodText } from '#contract/format-price.ts';
import type { Interval, Offer } from '#contract/offer.ts';
import { shortDate } from '#contract/short-date.ts';
import { bestRateId, pricePerWeek } from './price.ts';

const offer = (id: number, amount_minor: number, count: number, unit: Interval['unit'] = 'week'): Offer => ({
  id,
  name: `${count} ${unit}s`,
  price: { amount_minor, currency: 'USD' },
  interval: { unit, count },
  trial: null,
});
const fourWeeks = offer(1, 1999, 4);
const twelveWeeks = offer(2, 3599, 12);
const halfYear = offer(3, 5999, 24);
const at = (iso: string) => Date.parse(iso);

it('a price is shown in its currency', () => {
  expect(formatPrice({ amount_minor: 1999, currency: 'USD' })).toBe('$19.99');
  expect(formatPrice({ amount_minor: 1999, currency: 'EUR' })).toBe('€19.99');
});

it('a price has as many decimals as its currency', () => {
  expect(formatPrice({ amount_minor: 1999, currency: 'JPY' })).toBe('¥1,999');
});

it('the price per week is computed from the interval that is paid for', () => {
  expect(formatPrice(pricePerWeek(fourWeeks))).toBe('$5.00');
  expect(formatPrice(pricePerWeek(twelveWeeks))).toBe('$3.00');
  expect(formatPrice(pricePerWeek(offer(4, 1000, 1, 'month')))).toBe('$2.30');
  expect(formatPrice(pricePerWeek(offer(5, 100, 1, 'day')))).toBe('$7.00');
});

it('the best rate is the offer with the lowest price per week', () => {
  expect(bestRateId([fourWeeks, halfYear, twelveWeeks])).toBe(3);
  expect(bestRateId([offer(1, 400, 4), offer(2, 5000, 12)])).toBe(1);
});

it('no offer is the best rate when two share it or there is only one', () => {
  expect(bestRateId([offer(1, 400, 4), offer(2, 1200, 12)])).toBeNull();
  expect(bestRateId([fourWeeks])).toBeNull();
  expect(bestRateId([])).toBeNull();
});

it('an interval reads as people say it', () => {
  expect(intervalText({ unit: 'week', count: 12 })).toBe('12 weeks');
  expect(intervalText({ unit: 'month', count: 1 })).toBe('month');
  expect(periodText({ unit: 'month', count: 1 })).toBe('1 month');
});

it('an interval gives the date of the next charge', () => {
  const next = (interval: Interval, from: string) => shortDate(nextChargeAt(interval, at(from)));
  expect(next({ unit: 'week', count: 12 }, '2026-11-21T10:00:00Z')).toBe('13 Feb 2027');
  expect(next({ unit: 'day', count: 7 }, '2026-11-21T10:00:00Z')).toBe('28 Nov 2026');
  expect(next({ unit: 'month', count: 1 }, '2027-01-31T10:00:00Z')).toBe('28 Feb 2027');
  expect(next({ unit: 'year', count: 1 }, '2028-02-29T10:00:00Z')).toBe('28 Feb 2029');
});
