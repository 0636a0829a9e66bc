import type { Offer } from '#contract/offer.ts';
import { currencyIn } from '#contract/offer-list/by-country.ts';
import type { OfferList } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { type PlanChangeRule, ruleOf } from '#contract/plan-change-rule.ts';
import { narrowness } from '#publishing/audience.ts';
import { isInForce } from '#publishing/shown.ts';
import { readPublished } from '#server/publishing/published.ts';
import type { BillingDeps } from '../deps.ts';
import { offersKindName } from './shown-list.ts';

/** An offer that is sold, and when a subscriber's change to it takes effect. */
interface ForSale {
  offer: Offer;
  rule: PlanChangeRule;
}

/** Where somebody pays, and in which currency. */
export interface BuyerPlace {
  currency: string;
  /** ISO 3166 alpha-2; null while unknown. */
  country: string | null;
}

/**
 * An offer for somebody who has a subscription, at the price of their country, as any price list sells it now, that for
 * everybody before the others. Null when it is no longer sold, or has no price in this currency; `other currency` when
 * their country now pays in another one than their subscription, which cannot change its own.
 */
export async function findForSale(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  id: number,
  { currency, country }: BuyerPlace,
): Promise<ForSale | 'other currency' | null> {
  const now = clock();
  const lists = (await readPublished(db, offersKindName, now)).filter((one) => isInForce(one, now));
  const inOrder = lists.sort((a, b) => narrowness(a.audience) - narrowness(b.audience) || b.id - a.id);
  const list = inOrder
    .map(({ body }) => body as OfferList)
    .find(({ offers }) => offers.some((offer) => offer.id === id));
  if (list === undefined) return null;
  const only = currencyIn(list.offers, country);
  if (only !== null && only !== currency) return 'other currency';
  const offer = pricedIn(list.offers.find((one) => one.id === id)!, currency, country);
  return offer && { offer, rule: ruleOf(list) };
}
