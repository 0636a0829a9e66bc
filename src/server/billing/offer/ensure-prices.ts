import { everyOffer } from '#contract/offer-list/every-offer.ts';
import type { OfferList } from '#contract/offer-list/offer-list.ts';
import type { PublishingDeps } from '#server/publishing/deps.ts';
import type { BillingDeps } from '../deps.ts';
import { ensurePrice } from './ensure-price.ts';
import { everyPrice } from './every-price.ts';
import { offersKindName } from './shown-list.ts';

/**
 * Makes sure, when the server starts, that the provider has the prices of all that is for sale or will be. If the
 * provider fails, logs one warning; the first checkout of each offer tries again.
 */
export async function ensurePrices(
  deps: Pick<BillingDeps, 'db' | 'provider' | 'log'> & Pick<PublishingDeps, 'published'>,
): Promise<void> {
  const lists = await deps.published.of(offersKindName);
  for (const offer of lists.flatMap(({ body }) => everyOffer(body as OfferList))) {
    for (const { terms } of everyPrice(offer)) {
      const price = await ensurePrice(deps, terms);
      if ('ok' in price) continue;
      const reason = 'refused' in price ? price.detail : price.unavailable;
      deps.log.warn({ reason }, `The provider (${deps.provider.account}) has no prices yet; checkout will try again`);
      return;
    }
  }
}
