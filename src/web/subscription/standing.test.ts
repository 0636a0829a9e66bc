import { describe, expect, test } from 'vitest';
import { canCancel, canStartAgain, openUntil, standingOf } from './standing';

const paid_until = '2026-12-26T12:00:00Z';
const active = { status: 'active', cancel_at: null, paid_until };
const ending = { ...active, cancel_at: paid_until };
const ended = { ...active, status: 'canceled' };

describe('how a subscription stands', () => {
  test.each([
    [active, 'Active', 'good'],
    [{ ...active, status: 'trialing' }, 'Trial', 'good'],
    [ending, 'Ends 26 Dec', 'warn'],
    [{ ...active, status: 'past_due' }, 'Payment failed', 'danger'],
    [{ ...active, status: 'paused' }, 'Paused', 'warn'],
    [ended, 'Ended', 'warn'],
  ])('%o is shown as %s', (subscription, words, tone) => {
    expect(standingOf(subscription)).toEqual({ words, tone });
  });

  test.each([
    [active, true, false],
    [{ ...active, status: 'trialing' }, true, false],
    [{ ...active, status: 'past_due' }, true, false],
    [{ ...active, status: 'paused' }, true, false],
    [ending, false, true],
    [ended, false, false],
    [{ ...ended, cancel_at: paid_until }, false, false],
  ])('%o can be cancelled: %s, started again: %s', (subscription, cancel, startAgain) => {
    expect(canCancel(subscription)).toBe(cancel);
    expect(canStartAgain(subscription)).toBe(startAgain);
  });

  test('it is open until the end of what is paid for, and no longer', () => {
    expect(openUntil(ending, Date.parse('2026-12-26T11:59:59Z'))).toBe(paid_until);
    expect(openUntil(ending, Date.parse(paid_until))).toBeNull();
    expect(openUntil({ ...active, paid_until: null }, 0)).toBeNull();
  });
});
