import { expect, it } from 'vitest';
import { applyTax } from './tax.ts';

it.each([
  ['external', 'US', { subtotal: 3599, tax: 0, total: 3599 }],
  ['external', 'GB', { subtotal: 3599, tax: 720, total: 4319 }],
  ['external', 'DE', { subtotal: 3599, tax: 684, total: 4283 }],
  ['internal', 'GB', { subtotal: 2999, tax: 600, total: 3599 }],
  ['internal', 'DE', { subtotal: 3024, tax: 575, total: 3599 }],
  ['account_setting', 'GB', { subtotal: 2999, tax: 600, total: 3599 }],
  ['account_setting', 'CA', { subtotal: 3599, tax: 180, total: 3779 }],
  ['account_setting', null, { subtotal: 3599, tax: 0, total: 3599 }],
  ['external', 'AQ', { subtotal: 3599, tax: 0, total: 3599 }],
] as const)('35.99 with tax mode %s in %s has the expected tax', (mode, country, expected) => {
  expect(applyTax(3599, mode, country)).toEqual(expected);
});

it('half a cent of tax is rounded up', () => {
  expect(applyTax(250, 'external', 'GB').tax).toBe(50);
  expect(applyTax(50, 'external', 'CA').tax).toBe(3);
});
