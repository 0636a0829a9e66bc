import { beforeEach, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { PaymentsAnswer } from '#contract/payment.ts';
import { planTermsVersion } from '#contract/plan-change-terms.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import type { Person } from '#testing/server/shop.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';

const trialMs = 7 * dayMs;
const fourWeeksMs = 28 * dayMs;

const { shop } = useTestShop();
let person: Person;
let start: number;

beforeEach(async () => {
  await publishOffers(shop.deps, withTrials({ 1: 7 }));
  start = shop.deps.clock();
  person = await shop.subscribe('ada@example.com');
  await shop.advance(1000);
});

const iso = (at: number) => new Date(at).toISOString();
const payments = async () =>
  (await shop.call(person, calls.listPayments)).json<PaymentsAnswer>().payments.map(({ total }) => total);

test('a trial is shown with its end and the payment that comes then, and costs nothing', async () => {
  expect(await shop.seen(person)).toMatchObject({
    status: 'trialing',
    price: { amount_minor: 1999, currency: 'USD' },
    paid_until: iso(start + trialMs),
    trial_ends_at: iso(start + trialMs),
    next_payment_at: iso(start + trialMs),
    may: ['cancel', 'pause', 'update-card', 'withdraw'],
  });
  expect(await payments()).toEqual([]);
});

test('after the trial the first period is paid and the trial is no longer shown', async () => {
  await shop.advance(trialMs);
  await shop.deliver();
  expect(await shop.seen(person)).toMatchObject({
    status: 'active',
    trial_ends_at: null,
    paid_until: iso(start + trialMs + fourWeeksMs),
    next_payment_at: iso(start + trialMs + fourWeeksMs),
  });
  expect(await payments()).toEqual([{ amount_minor: 1999, currency: 'USD' }]);
});

test('a pause in the trial begins at its end, so that the first payment comes after the pause', async () => {
  const answer = await shop.call(person, calls.pauseSubscription, { months: 1 });
  expect(answer.statusCode).toBe(200);
  const resumesAt = Date.parse('2030-02-08T12:00:00Z');
  expect(answer.json().subscription).toMatchObject({
    status: 'trialing',
    next_payment_at: iso(resumesAt),
    pause: { starts_at: iso(start + trialMs), resumes_at: iso(resumesAt) },
  });
  await shop.advance(trialMs);
  await shop.deliver();
  expect(await shop.seen(person)).toMatchObject({ status: 'paused', trial_ends_at: null });
  expect(await payments()).toEqual([]);
  await shop.advance(resumesAt - shop.deps.clock() + 1000);
  await shop.deliver();
  expect(await shop.seen(person)).toMatchObject({ status: 'active' });
  expect(await payments()).toHaveLength(1);
});

test('another plan can be chosen once the trial is over', async () => {
  const { authorization } = person;
  const answer = await shop.app.inject({
    ...callAddress(calls.previewPlan),
    headers: { authorization },
    body: { offer_id: 2 },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'This is possible once the trial is over.']);
});

test('a change to a plan with a trial begins without the trial', async () => {
  await publishOffers(shop.deps, withTrials({ 1: 7, 2: 14 }));
  await shop.advance(trialMs + dayMs);
  await shop.deliver();
  const { authorization } = person;
  const headers = { authorization };
  const preview = await shop.app.inject({ ...callAddress(calls.previewPlan), headers, body: { offer_id: 2 } });
  const { offer, due_now, next_payment } = preview.json();
  expect(offer.trial).toBeNull();
  expect(due_now.amount_minor).toBeGreaterThan(0);
  expect(next_payment.at).toBe(iso(shop.deps.clock() + 84 * dayMs));
  const answer = await shop.call(person, calls.changePlan, {
    offer_id: 2,
    due_now,
    consent: { ...consent, version: planTermsVersion },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().subscription).toMatchObject({ status: 'active', offer_id: 2, trial_ends_at: null });
});
