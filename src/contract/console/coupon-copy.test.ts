import { expect, it } from 'vitest';
import { conditionsText, offText } from './coupon-copy.ts';

const amounts = { USD: 1000, EUR: 900, GBP: 800, JPY: 1500 };
const offers = [
  { id: 2, name: '12-week plan' },
  { id: 3, name: '24-week plan' },
];
const plain = { off: { percents: { 2: 20, 3: 20 } }, offers, isForAll: true, countries: null, once_a_person: false };

it.each([
  [{ percents: { 2: 20, 3: 20 } }, '20%'],
  [{ percents: { 2: 15, 3: 30 } }, '15% to 30%'],
  [{ amounts }, '$10.00'],
])('%j is off as %s', (off, text) => {
  expect(offText(off)).toBe(text);
});

it('an amount off is also said in every currency', () => {
  expect(offText({ amounts }, { all: true })).toBe('$10.00, €9.00, £8.00, ¥1,500');
});

it.each([
  [plain, ''],
  [{ ...plain, once_a_person: true }, 'once a person'],
  [{ ...plain, isForAll: false }, '12-week plan and 24-week plan only'],
  [{ ...plain, countries: ['AT', 'DE'], once_a_person: true }, 'once a person · in AT, DE'],
  [{ ...plain, off: { percents: { 2: 15, 3: 30 } } }, '12-week plan 15%, 24-week plan 30%'],
])('its conditions are said in words: %#', (coupon, text) => {
  expect(conditionsText(coupon)).toBe(text);
});
