import { calls } from '#contract/calls.ts';
import type { Consent } from '#contract/checkout.ts';
import type { Offer } from '#contract/offer.ts';
import type { PlanPreview } from '#contract/plan-change.ts';
import type { SubscriptionAnswer } from '#contract/subscription.ts';
import { type CallResult, call } from '#web/platform/call.ts';
import { errorSentence } from '#web/platform/error-copy.ts';

/** `refused` is a sentence for the page. */
export type Outcome<T> = { done: T } | { refused: string };

/** The offers in the subscription's currency, which a change of plan keeps. */
export async function offersIn(currency: string): Promise<Outcome<readonly Offer[]>> {
  const outcome = outcomeOf(await call(calls.listOffers, { query: { currency } }));
  if ('refused' in outcome) return outcome;
  return { done: outcome.done.offers.filter(({ price }) => price.currency === currency) };
}

/** The cost of changing to an offer now. */
export async function previewPlan(offerId: number): Promise<Outcome<PlanPreview>> {
  return outcomeOf(await call(calls.previewPlan, { body: { offer_id: offerId } }));
}

/** Changes the plan at the previewed price. Refused when the price has changed or the card is declined. */
export async function changePlan(
  { offer, due_now }: PlanPreview,
  consent: Consent,
): Promise<Outcome<SubscriptionAnswer>> {
  return outcomeOf(await call(calls.changePlan, { body: { offer_id: offer.id, due_now, consent } }));
}

function outcomeOf<T>(result: CallResult<T>): Outcome<T> {
  return result.data === null ? { refused: errorSentence(result) } : { done: result.data };
}
