import { expect, test } from 'vitest';
import type { PlanPreview } from '#contract/plan-change.ts';
import { testSubscription } from '#testing/web/subscription.ts';
import { previewFacts } from './plan-confirm.tsx';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const preview: PlanPreview = {
  offer: { id: 3, name: '24-week plan', price: usd(5999), interval: { unit: 'week', count: 24 }, trial: null },
  when: 'now',
  due_now: usd(2401),
  credit: usd(3598),
  next_payment: { price: usd(5999), at: '2027-05-07T09:00:00Z' },
};
const subscription = testSubscription({});

test('the credit for unused days has its minus in the amounts of a change of plan', () => {
  expect(previewFacts(preview, subscription)).toContainEqual({ term: 'Credit for days left', value: '−$35.98' });
});

test('a change of plan without unused days shows no credit', () => {
  const terms = previewFacts({ ...preview, credit: usd(0) }, subscription).map(({ term }) => term);
  expect(terms).toEqual(['Today', 'Next payment', 'Card']);
});
