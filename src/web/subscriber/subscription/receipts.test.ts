import { expect, test } from 'vitest';
import type { Payment } from '#contract/payment.ts';
import { statusLabel, taxLabel } from './receipts.tsx';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

test.each<[Payment['status'], number, string | null]>([
  ['paid', 0, null],
  ['unpaid', 0, 'Not paid yet'],
  ['refund pending', 3599, '$35.99 on the way back'],
  ['partly refunded', 500, '$5.00 given back'],
  ['refunded', 3599, 'Given back'],
  ['charged back', 3599, 'Taken back by the bank'],
])('a payment that is %s says so', (status, refunded, copy) => {
  expect(statusLabel({ status, refunded: usd(refunded) })).toBe(copy);
});

test('a receipt names the tax where there is some', () => {
  expect(taxLabel({ tax: usd(235) })).toBe('$2.35 tax included');
  expect(taxLabel({ tax: usd(0) })).toBeNull();
});
