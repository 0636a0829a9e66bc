import { describe, expect, it } from 'vitest';
import type { Purchase } from '#contract/purchase-terms.ts';
import { askedAnewText, chargesOtherwise } from './asks-anew.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const month: Purchase = { price: usd(1999), interval: { unit: 'week', count: 4 }, trial: null };
const tried: Purchase = { ...month, trial: { unit: 'day', count: 7 } };
const form = (total: number, renewal = 1999, currency = 'USD') => ({
  tax: usd(0),
  total: { amount_minor: total, currency },
  renewal: { amount_minor: renewal, currency },
});

describe('whether the card form would charge something else than was agreed to', () => {
  it.each<[string, ReturnType<typeof form>, Purchase, boolean]>([
    ['the same', form(1999), month, false],
    ['another amount', form(999), month, true],
    ['the same figure in another currency', form(1999, 1999, 'EUR'), month, true],
    ['a trial before the same price', form(0), tried, false],
    ['a trial before another price', form(0, 999), tried, true],
    ['a lower first price', form(999), { ...month, intro: { payments: 3, price: usd(999) } }, false],
    ['what is left with a code', form(1599), { ...month, couponDue: usd(1599) }, false],
    ['what is left with a code of another price', form(799), { ...month, couponDue: usd(1599) }, true],
  ])('%s', (_, totals, purchase, isOther) => {
    expect(chargesOtherwise(totals, purchase)).toBe(isOther);
  });
});

it('the buyer is told the country, the price there, and that nothing was charged', () => {
  const offer = { id: 1, name: '', price: usd(999), interval: month.interval, trial: null };
  expect(askedAnewText('IN', offer)).toBe(
    'Your country on the card form is India. There this plan costs $9.99. Nothing was charged. If that is fine with you, tick the box again.',
  );
  expect(askedAnewText('IN', { ...offer, intro: { payments: 1, price: usd(499) } })).toContain(
    '$4.99 at first, then $9.99.',
  );
});
