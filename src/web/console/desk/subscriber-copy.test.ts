import { describe, expect, it } from 'vitest';
import type { SubscribersAnswer } from '#contract/console/subscribers.ts';
import { foundText, nextText, paymentsText, totalsText } from './subscriber-copy.ts';

const counts = {
  active: 0,
  ends: 0,
  trial: 0,
  'past due': 0,
  'charged back': 0,
  'paid back': 0,
  paused: 0,
  ended: 0,
  'never paid': 0,
};
const answer = (more: Partial<SubscribersAnswer>): SubscribersAnswer => ({
  read_as: null,
  rows: [],
  counts,
  has_more_than_counted: false,
  next: null,
  ...more,
});

describe('the words of the list', () => {
  it('what comes next, in the operator’s own days', () => {
    const at = '2027-02-08T23:30:00.000Z';
    expect(nextText({ what: 'charged', at }, 'UTC')).toBe('charged 8 Feb 2027');
    expect(nextText({ what: 'charged', at }, 'Europe/Berlin')).toBe('charged 9 Feb 2027');
    expect(nextText({ what: 'paused', at: null }, 'UTC')).toBe('paused');
    expect(nextText(null, 'UTC')).toBe('');
  });

  it('how often somebody paid, and since when', () => {
    const row = { payments: 2, paying_since: '2026-08-25T10:02:00.000Z' } as never;
    expect(paymentsText(row, 'UTC')).toBe('2 payments since 25 Aug 2026');
    expect(paymentsText({ payments: 0, paying_since: null } as never, 'UTC')).toBe('none');
  });

  it('how many there are', () => {
    expect(totalsText({ ...counts, active: 9100, ends: 90, 'past due': 7, trial: 81, paused: 54, ended: 5469 })).toBe(
      '9,197 pay, 81 in a trial, 54 paused, 5,469 have left: 14,801 in all. 0 accounts without a purchase.',
    );
  });

  it('how many were found', () => {
    expect(foundText(answer({ counts: { ...counts, active: 9, ended: 1 } }), 'may')).toBe('10 found for “may”');
    expect(foundText(answer({}), 'zzz')).toBe('Nobody found for “zzz”');
    const many = answer({ counts: { ...counts, active: 1000 }, has_more_than_counted: true });
    expect(foundText(many, 'ann')).toBe('More than 1,000 found for “ann”');
  });
});
