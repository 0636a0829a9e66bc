import { describe, expect, it } from 'vitest';
import { formatDate, formatInterval, formatMoney, formatTime } from './format.ts';

describe('what emails format', () => {
  it('emails write money with the digits of its currency', () => {
    expect([formatMoney(3599, 'USD'), formatMoney(3599, 'EUR'), formatMoney(3599, 'JPY')]).toEqual([
      '$35.99',
      '€35.99',
      '¥3,599',
    ]);
  });

  it('emails write dates and times in full', () => {
    const at = Date.parse('2027-02-13T09:30:00Z');
    expect([formatDate(at), formatTime(at)]).toEqual(['13 February 2027', '13 February 2027 at 09:30 UTC']);
  });

  it('emails write intervals in words', () => {
    expect([formatInterval('week', 12), formatInterval('month', 1)]).toEqual(['every 12 weeks', 'every month']);
  });
});
