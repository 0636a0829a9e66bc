import { describe, expect, test } from 'vitest';
import { may, openUntil, standingOf } from './standing';
import { testSubscription } from './test-subscription';

const active = testSubscription();
const ending = testSubscription({ cancel_at: '2026-12-26T12:00:00Z', next_payment_at: null });
const pause = { starts_at: '2026-12-26T12:00:00Z', resumes_at: '2027-01-26T12:00:00Z' };
const withdrawal = {
  requested_at: '2026-10-04T12:00:00Z',
  refund: { amount_minor: 3599, currency: 'USD' },
  refunded_at: null,
};

describe('how a subscription stands', () => {
  test.each([
    ['running', active, 'Active', 'good'],
    ['in its trial', { ...active, status: 'trialing' }, 'Trial', 'good'],
    ['cancelled', ending, 'Ends 26 Dec', 'warn'],
    ['cancelled in its trial', { ...ending, status: 'trialing' }, 'Ends 26 Dec', 'warn'],
    ['not paid', { ...active, status: 'past_due' }, 'Payment failed', 'danger'],
    ['to be paused', { ...active, pause }, 'Pauses 26 Dec', 'warn'],
    ['paused', { ...active, status: 'paused', pause }, 'Paused', 'warn'],
    ['over', { ...active, status: 'canceled' }, 'Ended', 'warn'],
    ['withdrawn from', { ...active, status: 'canceled', withdrawal }, 'Withdrawn', 'warn'],
    ['withdrawn from, before Paddle has ended it', { ...active, withdrawal }, 'Withdrawn', 'warn'],
  ])('%s', (_case, subscription, words, tone) => {
    expect(standingOf(subscription)).toEqual({ words, tone });
  });

  test('what is possible is what the server says', () => {
    expect(may({ may: ['cancel'] }, 'cancel')).toBe(true);
    expect(may({ may: ['cancel'] }, 'pause')).toBe(false);
  });

  test('it is open until the end of what is paid for while it runs, and no longer', () => {
    expect(openUntil(ending)).toBe('2026-12-26T12:00:00Z');
    expect(openUntil({ ...ending, paid_until: null })).toBe('2026-12-26T12:00:00Z');
    expect(openUntil({ ...active, paid_until: null })).toBeNull();
    for (const status of ['past_due', 'paused', 'canceled']) expect(openUntil({ ...ending, status })).toBeNull();
  });
});
