import type { Offer } from '#contract/offer.ts';
import type { OfferList } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import { narrowness } from '#publishing/audience.ts';
import { isInForce } from '#publishing/shown.ts';
import { readPublished } from '#server/publishing/published.ts';
import type { BillingDeps } from '../deps.ts';
import { offersKindName } from './shown-list.ts';

/**
 * An offer for somebody who has a subscription, as any price list sells it now, that for everybody before the others.
 * Null when it is no longer sold, or has no price in this currency.
 */
export async function findForSale(
  { db, clock }: Pick<BillingDeps, 'db' | 'clock'>,
  id: number,
  currency: string,
): Promise<Offer | null> {
  const now = clock();
  const lists = (await readPublished(db, offersKindName, now)).filter((one) => isInForce(one, now));
  const inOrder = lists.sort((a, b) => narrowness(a.audience) - narrowness(b.audience) || b.id - a.id);
  const listed = inOrder.flatMap(({ body }) => (body as OfferList).offers).find((offer) => offer.id === id);
  return listed ? pricedIn(listed, currency) : null;
}
