import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { formatPrice } from './format-price.ts';

it('an amount has the digits of its currency, and a true minus', () => {
  expect(formatMoney(7198, 'USD')).toBe('$71.98');
  expect(formatMoney(-1999, 'EUR')).toBe('−€19.99');
  expect(formatMoney(8940, 'JPY')).toBe('¥8,940');
  expect(formatMoney(-1_145_048, 'USD', 'whole')).toBe('−$11,450');
});

it('a short amount has no empty decimal', () => {
  expect([1000, 1284, 123_456, -200_000].map((minor) => formatMoney(minor, 'USD', 'short'))).toEqual([
    '$10',
    '$12.8',
    '$1.2k',
    '−$2k',
  ]);
});

it('a price is written as an amount is', () => {
  for (const price of [
    { amount_minor: 7198, currency: 'USD' },
    { amount_minor: -1999, currency: 'EUR' },
    { amount_minor: 8940, currency: 'JPY' },
  ])
    expect(formatPrice(price)).toBe(formatMoney(price.amount_minor, price.currency));
});
