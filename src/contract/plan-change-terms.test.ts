import { expect, test } from 'vitest';
import type { PlanPreview } from './plan-change.ts';
import { planChangeAgreement, planConsentLabel, planTerms } from './plan-change-terms.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const preview: PlanPreview = {
  offer: { id: 3, name: '24-week plan', price: usd(5999), interval: { unit: 'week', count: 24 }, trial: null },
  when: 'now',
  due_now: usd(4799),
  credit: usd(1200),
  next_payment: { price: usd(5999), at: '2027-05-08T12:00:00Z' },
};

test('the terms of a change name what is due, the credit, the renewal and how to cancel', () => {
  const { amount, rest } = planTerms(preview);
  expect(amount + rest).toBe(
    '$47.99 today for 24 weeks of Everkite: $59.99, less $12.00 for the days you have left. Then $59.99 every 24 weeks, next on 8 May 2027, until you cancel. Cancel online any time in two taps.',
  );
});

test('a change that the credit pays for costs nothing today', () => {
  expect(planTerms({ ...preview, due_now: usd(0) }).amount).toBe('nothing today');
});

test('the terms of a change name no credit when there is none', () => {
  expect(planTerms({ ...preview, credit: usd(0) }).rest).not.toContain('less');
});

test('the terms of a change name the amount of the next payment when it differs', () => {
  const next_payment = { ...preview.next_payment, price: usd(4100) };
  expect(planTerms({ ...preview, next_payment }).rest).toContain('Then $59.99 every 24 weeks, next $41.00 on 8 May');
});

test('the terms of a change at a renewal name its day and its price, and nothing today', () => {
  const at_renewal: PlanPreview = { ...preview, when: 'renewal', due_now: usd(0), credit: usd(0) };
  const { amount, rest } = planTerms(at_renewal, 'UTC');
  expect(amount + rest).toBe(
    'nothing today. Your plan stays as it is until 8 May 2027. From that day it is 24 weeks of Everkite: you pay $59.99 then, and $59.99 every 24 weeks, until you cancel. Cancel online any time in two taps.',
  );
});

test('the recorded text of a change is the one on screen, by the subscriber’s own calendar', () => {
  const { amount, rest } = planTerms(preview, 'UTC');
  expect(planChangeAgreement(preview, 'UTC')).toContain(amount + rest);
  expect(planChangeAgreement(preview, 'UTC')).toContain(planConsentLabel.text);
  expect(planChangeAgreement(preview, 'Pacific/Kiritimati')).toContain('on 9 May 2027');
});
