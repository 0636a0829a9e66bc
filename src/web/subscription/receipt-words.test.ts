import { expect, test } from 'vitest';
import type { Payment } from '../../contract/payment';
import { statusWords, taxWords } from './receipt-words';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

test.each<[Payment['status'], number, string | null]>([
  ['paid', 0, null],
  ['unpaid', 0, 'Not paid yet'],
  ['refund pending', 3599, '$35.99 on the way back'],
  ['partly refunded', 500, '$5.00 given back'],
  ['refunded', 3599, 'Given back'],
  ['charged back', 3599, 'Taken back by the bank'],
])('a payment that is %s says so', (status, refunded, words) => {
  expect(statusWords({ status, refunded: usd(refunded) })).toBe(words);
});

test('tax is named where there is some', () => {
  expect(taxWords({ tax: usd(235) })).toBe('$2.35 tax included');
  expect(taxWords({ tax: usd(0) })).toBeNull();
});
