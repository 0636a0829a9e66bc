import { expect, test } from 'vitest';
import { testSubscription } from '#testing/web/subscription.ts';
import type { Fact } from '#web/site/facts.tsx';
import { accountFacts, contractFacts } from './subscription-facts.ts';

const lines = (facts: Fact[]) => facts.map(({ term, value }) => `${term}: ${value}`);
const ending = { cancel_at: '2026-12-26T12:00:00Z', next_payment_at: null };
const pause = { starts_at: '2026-12-26T12:00:00Z', resumes_at: '2027-02-26T12:00:00Z' };
const card = 'Card: Visa ending 4242';

test.each([
  ['amount and day of the next payment', {}, ['Next payment: $35.99 on 26 Dec 2026', card]],
  ['how long it stays open after cancelling', ending, ['Next payment: None', 'Open for you until: 26 Dec 2026', card]],
  ['what is open', { status: 'past_due' }, ['Next payment: $35.99, open now', card]],
  ['nothing open that is cancelled', { status: 'past_due', ...ending }, ['Next payment: None', card]],
  ['when a planned pause has ended', { pause, next_payment_at: null }, ['Next payment: $35.99 on 26 Feb 2027', card]],
  [
    'when a pause has ended',
    { status: 'paused', pause, next_payment_at: null },
    ['Next payment: $35.99 on 26 Feb 2027', card],
  ],
  [
    'no day while a pause has no end',
    { status: 'paused', pause: { ...pause, resumes_at: null }, next_payment_at: null },
    ['Next payment: None', card],
  ],
  ['nothing to come of what is over', { status: 'canceled', next_payment_at: null }, ['Next payment: None', card]],
  ['no card that is not known', { card: null }, ['Next payment: $35.99 on 26 Dec 2026']],
])('Account shows %s', (_case, different, expected) => {
  expect(lines(accountFacts(testSubscription(different)))).toEqual(expected);
});

const early = Date.parse('2026-12-01T12:00:00Z');

test('Manage shows start, end of the paid time, renewal and reminder', () => {
  expect(lines(contractFacts(testSubscription(), early))).toEqual([
    'Started: 3 Oct 2026',
    'Paid until: 26 Dec 2026',
    'Renews at: $35.99 every 12 weeks',
    'Reminder: 19 Dec by email',
  ]);
});

test('Manage shows no reminder once it was mailed', () => {
  const late = Date.parse('2026-12-19T12:00:00Z');
  expect(lines(contractFacts(testSubscription(), late))).not.toContain('Reminder: 19 Dec by email');
});

test('Manage shows no reminder of a payment that is already due', () => {
  const pastDue = testSubscription({ status: 'past_due' });
  expect(lines(contractFacts(pastDue, early))).toEqual(['Started: 3 Oct 2026', 'Renews at: $35.99 every 12 weeks']);
});

test('Manage shows the end of a trial', () => {
  const trial = testSubscription({ status: 'trialing', trial_ends_at: '2026-12-26T12:00:00Z' });
  expect(lines(contractFacts(trial, early))).toContain('Trial until: 26 Dec 2026');
});

test('Manage shows that a cancelled subscription does not renew', () => {
  expect(lines(contractFacts(testSubscription(ending), early))).toEqual([
    'Started: 3 Oct 2026',
    'Paid until: 26 Dec 2026',
    'Renews at: It does not renew',
  ]);
});
