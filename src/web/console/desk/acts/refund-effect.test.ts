import { describe, expect, it } from 'vitest';
import { maya } from '#web/gallery/console-people.ts';
import { minorOf, refundEffect, typedOf } from './refund-effect.ts';

const payment = { ...maya.payments[0]!, tax: { amount_minor: 599, currency: 'USD' as const } };

it('a refund says what goes back and where to, the fee that stays with the provider, and the net after it', () => {
  expect(refundEffect(maya, payment, 3599)).toEqual({
    back: '$35.99',
    to: ' to Visa •4242',
    fee: '$2.30',
    // The provider returns the tax within the amount, so the net falls by the remainder only.
    net: { before: '$67.38', after: '$37.38' },
  });
});

it('a part has its part of the tax', () => {
  expect(refundEffect(maya, payment, 1800).net).toEqual({ before: '$67.38', after: '$52.38' });
});

it('what is not known yet is not said', () => {
  const { fee, net } = refundEffect({ ...maya, money: [] }, { ...payment, fee: null, card: null }, 3599);
  expect([fee, net]).toEqual(['not told yet', null]);
});

describe('a typed amount', () => {
  it.each([
    ['35.99', 'USD', 3599],
    ['35,9', 'EUR', 3590],
    [' 12 ', 'USD', 1200],
    ['3599', 'JPY', 3599],
    ['0', 'USD', null],
    ['35.999', 'USD', null],
    ['35.9', 'JPY', null],
    ['-5', 'USD', null],
    ['1e3', 'USD', null],
    ['', 'USD', null],
  ])('a typed amount of %s in %s is %s', (text, currency, minor) => expect(minorOf(text, currency)).toBe(minor));

  it('an amount is typed with the digits of its currency', () => {
    expect([typedOf(3599, 'USD'), typedOf(3600, 'USD'), typedOf(3599, 'JPY')]).toEqual(['35.99', '36.00', '3599']);
  });
});
