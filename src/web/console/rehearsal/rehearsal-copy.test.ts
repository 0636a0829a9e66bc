import { describe, expect, it } from 'vitest';
import {
  countDifference,
  differenceText,
  notDoneText,
  notSoldText,
  partsText,
  progressText,
  sumOf,
} from './rehearsal-copy.ts';

describe('what a rehearsal says', () => {
  it.each([
    [progressText({ done: 412, purchases: 1904 }), '412 of 1,904 purchases are made again.'],
    [partsText({ paid: 239900, returned: 20000 }, 'USD'), '$2,399.00 paid, $200.00 back'],
    [differenceText(500, 'USD'), '+$5.00'],
    [differenceText(-500, 'JPY'), '−¥500'],
    [differenceText(0, 'USD'), 'none'],
    [countDifference({ rehearsed: 3, happened: 1003 }), '−1,000'],
    [countDifference({ rehearsed: 4, happened: 3 }), '+1'],
    [countDifference({ rehearsed: 3, happened: 3 }), 'none'],
    [
      notSoldText({ offer_id: 1, currency: 'USD', why: 'no such offer', purchases: 14 }, '4-week plan'),
      '14 purchases found no 4-week plan in the draft.',
    ],
    [
      notSoldText({ offer_id: 1, currency: 'JPY', why: 'no price', purchases: 1 }, '4-week plan'),
      '1 purchase found no price in JPY for 4-week plan.',
    ],
    [
      notDoneText({ act: 'is given back', why: 'no such payment', times: 3 }),
      '3 times a refund could not be made again: that payment was not made.',
    ],
    [
      notDoneText({ act: 'cancels', why: 'ended before', times: 1 }),
      'Once a cancellation could not be made again: the subscription had ended before.',
    ],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });

  it('the weeks of a currency add up to their sum', () => {
    const week = (paid: number, returned: number) => ({
      week: '2026-11-16',
      currency: 'USD',
      rehearsed: { paid, returned },
      happened: { paid: paid - 1, returned },
      unchanged: { paid: 0, returned: 0 },
    });
    expect(sumOf([week(10, 1), week(20, 2)])).toEqual({
      rehearsed: { paid: 30, returned: 3 },
      happened: { paid: 28, returned: 3 },
      unchanged: { paid: 0, returned: 0 },
    });
  });
});
