import { describe, expect, it } from 'vitest';
import { sayDate, sayInterval, sayMoney, sayTime } from './words.ts';

describe('the words of emails', () => {
  it('write money with the digits of its currency', () => {
    expect([sayMoney(3599, 'USD'), sayMoney(3599, 'EUR'), sayMoney(3599, 'JPY')]).toEqual([
      '$35.99',
      '€35.99',
      '¥3,599',
    ]);
  });

  it('write dates and times in full', () => {
    const at = Date.parse('2027-02-13T09:30:00Z');
    expect([sayDate(at), sayTime(at)]).toEqual(['13 February 2027', '13 February 2027 at 09:30 UTC']);
  });

  it('write how often', () => {
    expect([sayInterval('week', 12), sayInterval('month', 1)]).toEqual(['every 12 weeks', 'every month']);
  });
});
