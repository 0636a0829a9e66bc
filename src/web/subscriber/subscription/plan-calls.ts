import { calls } from '#contract/calls.ts';
import type { Consent } from '#contract/checkout.ts';
import type { PlanPreview, PlansAnswer } from '#contract/plan-change.ts';
import { planChangeCalls } from '#contract/plan-change-calls.ts';
import type { SubscriptionAnswer } from '#contract/subscription.ts';
import { type CallResult, call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';

/** `refused` is a sentence for the page. */
export type Outcome<T> = { done: T } | { refused: string };

/** The plans to change to, with the time at which each change takes effect. */
export async function listPlans(): Promise<Outcome<PlansAnswer['plans']>> {
  const outcome = outcomeOf(await call(planChangeCalls.listPlans));
  return 'refused' in outcome ? outcome : { done: outcome.done.plans };
}

/** The cost of changing to an offer. */
export async function previewPlan(offerId: number): Promise<Outcome<PlanPreview>> {
  return outcomeOf(await call(calls.previewPlan, { body: { offer_id: offerId } }));
}

/** Changes the plan as previewed. Refused when the price or the day has changed, or the card is declined. */
export async function changePlan(
  { offer, due_now, next_payment }: PlanPreview,
  consent: Consent,
): Promise<Outcome<SubscriptionAnswer>> {
  return outcomeOf(await call(calls.changePlan, { body: { offer_id: offer.id, due_now, next_payment, consent } }));
}

function outcomeOf<T>(result: CallResult<T>): Outcome<T> {
  return result.data === null ? { refused: errorSentence(result) } : { done: result.data };
}
