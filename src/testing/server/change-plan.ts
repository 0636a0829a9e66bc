import { expect } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import { planTermsVersion } from '#contract/plan-change-terms.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { publishOffers } from './published-offers.ts';
import type { Person, TestShop } from './shop.ts';
import { consent } from './sold-offer.ts';

/** From now on every change of plan takes effect at once, also to a smaller plan. */
export async function sellChangesNow({ deps }: Pick<TestShop, 'deps'>): Promise<void> {
  await publishOffers(deps, offers, { planChanges: { up: 'now', down: 'now' } });
}

/** A person looks at another plan and takes it at the amount that is shown. */
export async function changePlan(shop: TestShop, person: Person, offer_id: number): Promise<void> {
  const { authorization } = person;
  const address = callAddress(calls.previewPlan);
  const previewed = await shop.app.inject({ ...address, headers: { authorization }, body: { offer_id } });
  const { due_now, next_payment } = previewed.json<PlanPreview>();
  const body = { offer_id, due_now, next_payment, consent: { ...consent, version: planTermsVersion } };
  const answer = await shop.call(person, calls.changePlan, body);
  expect(answer.statusCode, answer.body).toBe(200);
  await shop.deliver();
}
