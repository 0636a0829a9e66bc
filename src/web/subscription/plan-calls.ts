import { apiPaths } from '../../contract/api-paths';
import type { Consent } from '../../contract/checkout';
import type { Offer, OffersAnswer } from '../../contract/offer';
import type { ChangePlanBody, PlanPreview, PreviewPlanBody } from '../../contract/plan-change';
import type { SubscriptionAnswer } from '../../contract/subscription';
import { type CallResult, callApi } from '../platform/api';
import { errorSentence } from '../platform/error-text';

/** `words` are for the page to show. */
export type Told<T> = { done: T } | { refused: string };

/** What can be bought in the currency of the subscription: a change never changes that. */
export async function offersIn(currency: string): Promise<Told<readonly Offer[]>> {
  const query = new URLSearchParams({ currency });
  const result = await callApi<OffersAnswer>('GET', `${apiPaths.offers}?${query}`, undefined, { quiet: true });
  const told = toldBy(result);
  if ('refused' in told) return told;
  return { done: told.done.offers.filter(({ price }) => price.currency === currency) };
}

/** What a change to an offer would cost at this moment. */
export async function previewPlan(offerId: number): Promise<Told<PlanPreview>> {
  const body: PreviewPlanBody = { offer_id: offerId };
  return toldBy(await callApi<PlanPreview>('POST', apiPaths.previewPlan, body));
}

/** Changes the plan at the price that was shown. Refused when that is no longer the price, or the card is declined. */
export async function changePlan({ offer, due_now }: PlanPreview, consent: Consent): Promise<Told<SubscriptionAnswer>> {
  const body: ChangePlanBody = { offer_id: offer.id, due_now, consent };
  return toldBy(await callApi<SubscriptionAnswer>('PUT', apiPaths.plan, body));
}

function toldBy<T>(result: CallResult<T>): Told<T> {
  return result.data === null ? { refused: errorSentence(result) } : { done: result.data };
}
