import { expect, test } from 'vitest';
import { testSubscription } from '#testing/web/subscription.ts';
import { pausePlanCopy } from './pause-copy.ts';

test('a pause says when it begins, when it ends and what is paid then', () => {
  expect(pausePlanCopy(testSubscription(), 2)).toBe(
    'It stops on 26 December 2026: until then all stays open, and while it is paused nothing is charged. It goes on by itself on 26 February 2027, with a payment of $35.99.',
  );
});

test('a pause that would end on a day its month lacks ends on the last one', () => {
  const subscription = testSubscription({ next_payment_at: '2027-01-31T12:00:00Z' });
  expect(pausePlanCopy(subscription, 1)).toContain('goes on by itself on 28 February 2027');
});

test('a pause promises nothing about days that are not known', () => {
  expect(pausePlanCopy(testSubscription({ next_payment_at: null, paid_until: null }), 1)).toBeNull();
});
