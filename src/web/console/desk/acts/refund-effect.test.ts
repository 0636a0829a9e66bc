import { expect, it } from 'vitest';
import { maya } from '#web/gallery/console-people.ts';
import { refundEffect } from './refund-effect.ts';

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
