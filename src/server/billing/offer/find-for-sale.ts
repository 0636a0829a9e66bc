import type { Offer } from '#contract/offer.ts';
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

/**
 * An offer for somebody who has a subscription, as any price list sells it now, that for everybody before the others.
 * Null when it is no longer sold, or has no price in this currency.
 */
export async function findForSale(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  id: number,
  currency: string,
): Promise<ForSale | null> {
  const now = clock();
  const lists = (await readPublished(db, offersKindName, now)).filter((one) => isInForce(one, now));
  const inOrder = lists.sort((a, b) => narrowness(a.audience) - narrowness(b.audience) || b.id - a.id);
  const list = inOrder
    .map(({ body }) => body as OfferList)
    .find(({ offers }) => offers.some((offer) => offer.id === id));
  const offer = list ? pricedIn(list.offers.find((one) => one.id === id)!, currency) : null;
  return offer && { offer, rule: ruleOf(list!) };
}
