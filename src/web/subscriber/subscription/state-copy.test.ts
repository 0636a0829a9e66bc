import { expect, test } from 'vitest';
import { testSubscription } from '#testing/web/subscription.ts';
import { keepLabel, stateCopy } from './state-copy.ts';

const pause = { starts_at: '2026-12-26T12:00:00Z', resumes_at: '2027-02-26T12:00:00Z' };
const refund = { amount_minor: 3599, currency: 'USD' };
const withdrawal = { requested_at: '2026-10-04T12:00:00Z', refund, refunded_at: null };

test.each([
  ['runs', {}, null],
  ['waits for a payment', { status: 'past_due' }, null],
  [
    'is in its trial',
    { status: 'trialing', trial_ends_at: '2026-10-10T12:00:00Z' },
    'You pay nothing until 10 Oct 2026. Then it is $35.99 every 12 weeks, unless you cancel before.',
  ],
  ['is cancelled', { cancel_at: '2026-12-26T12:00:00Z' }, 'It ends on 26 Dec 2026. No payment is to come.'],
  [
    'is to be paused',
    { pause },
    'It pauses on 26 Dec 2026. It goes on by itself on 26 Feb 2027, with a payment of $35.99.',
  ],
  [
    'is paused',
    { status: 'paused', pause },
    'It is paused: nothing is charged. It goes on by itself on 26 Feb 2027, with a payment of $35.99.',
  ],
  [
    'is paused without an end',
    { status: 'paused', pause: { ...pause, resumes_at: null } },
    'It is paused: nothing is charged. It goes on when you say so.',
  ],
  ['is over', { status: 'canceled' }, 'It has ended, and no payment is to come.'],
  [
    'is withdrawn from, the money still here',
    { status: 'canceled', withdrawal },
    'You withdrew from the contract on 4 Oct 2026. We are giving you back $35.99.',
  ],
  [
    'is withdrawn from, the money on its way',
    { status: 'canceled', withdrawal: { ...withdrawal, refunded_at: '2026-10-05T12:00:00Z' } },
    'You withdrew from the contract on 4 Oct 2026. We gave you back $35.99 on 5 Oct 2026.',
  ],
  [
    'is withdrawn from before anything was paid',
    { status: 'canceled', withdrawal: { ...withdrawal, refund: { amount_minor: 0, currency: 'USD' } } },
    'You withdrew from the contract on 4 Oct 2026. There is nothing to give back.',
  ],
  [
    'is withdrawn from before it is known what was paid',
    { status: 'canceled', withdrawal: { ...withdrawal, refund: null } },
    'You withdrew from the contract on 4 Oct 2026. What you paid comes back as soon as Paddle confirms it.',
  ],
])('a subscription’s state is told: it %s', (_case, different, copy) => {
  expect(stateCopy(testSubscription(different))).toBe(copy);
});

test('keeping a paid subscription says that nothing is to pay today, keeping one with an open payment does not', () => {
  expect(keepLabel({ status: 'active' })).toBe('Keep my subscription, nothing to pay today');
  expect(keepLabel({ status: 'trialing' })).toBe('Keep my subscription, nothing to pay today');
  expect(keepLabel({ status: 'past_due' })).toBe('Keep my subscription');
});
