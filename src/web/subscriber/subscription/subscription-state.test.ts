import { expect, test } from 'vitest';
import { testSubscription } from '#testing/web/subscription.ts';
import { may, openUntil, shownStateOf } from './subscription-state.ts';

const active = testSubscription();
const ending = testSubscription({ cancel_at: '2026-12-26T12:00:00Z', next_payment_at: null });
const pause = { starts_at: '2026-12-26T12:00:00Z', resumes_at: '2027-01-26T12:00:00Z' };
const withdrawal = {
  requested_at: '2026-10-04T12:00:00Z',
  refund: { amount_minor: 3599, currency: 'USD' },
  refunded_at: null,
};

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
])('a subscription’s chip shows: %s', (_case, subscription, label, tone) => {
  expect(shownStateOf(subscription)).toEqual({ label, tone });
});

test('what is possible is what the server permits', () => {
  expect(may({ may: ['cancel'] }, 'cancel')).toBe(true);
  expect(may({ may: ['cancel'] }, 'pause')).toBe(false);
});

test('a running subscription is open until the end of its paid time, and no longer', () => {
  expect(openUntil(ending)).toBe('2026-12-26T12:00:00Z');
  expect(openUntil({ ...ending, paid_until: null })).toBe('2026-12-26T12:00:00Z');
  expect(openUntil({ ...active, paid_until: null })).toBeNull();
  for (const status of ['past_due', 'paused', 'canceled']) expect(openUntil({ ...ending, status })).toBeNull();
});
