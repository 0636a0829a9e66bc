import { expect, test } from 'vitest';
import { pausePlanWords } from './pause-words';
import { testSubscription } from './test-subscription';

test('a pause says when it stops, when it goes on and what is then paid', () => {
  expect(pausePlanWords(testSubscription(), 2)).toBe(
    'It stops on 26 December 2026: until then all stays open, and while it is paused nothing is charged. It goes on by itself on 26 February 2027, with a payment of $35.99.',
  );
});

test('a month without that day takes its last one', () => {
  const subscription = testSubscription({ next_payment_at: '2027-01-31T12:00:00Z' });
  expect(pausePlanWords(subscription, 1)).toContain('goes on by itself on 28 February 2027');
});

test('nothing is promised of days that are not known', () => {
  expect(pausePlanWords(testSubscription({ next_payment_at: null, paid_until: null }), 1)).toBeNull();
});
