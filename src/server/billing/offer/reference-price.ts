import { dayMs } from '#contract/day.ts';
import type { OfferList } from '#contract/offer-list/offer-list.ts';
import { pricedIn } from '#contract/offer-list/priced-in.ts';
import type { Visitor } from '#publishing/audience.ts';
import { shownBetween } from '#publishing/shown.ts';
import type { PublishedVersion } from '#server/publishing/published.ts';

/** The days before a reduction whose lowest price stands beside it (Directive (EU) 2019/2161, art. 2). */
export const referenceMs = 30 * dayMs;

/**
 * The lowest price at which an offer was sold to such a visitor in the 30 days before a reduction, in minor units; null
 * when it was not sold throughout.
 * @param beganAt when the reduced price began, epoch ms
 */
export function referencePrice(
  publications: readonly PublishedVersion[],
  visitor: Visitor,
  { id, currency, country, beganAt }: { id: number; currency: string; country: string | null; beganAt: number },
): number | null {
  const shown = shownBetween(publications, visitor, { from: beganAt - referenceMs, to: beganAt });
  const amounts = shown.map((version) => {
    const offer = version && (version.body as OfferList).offers.find((one) => one.id === id);
    const priced = offer ? pricedIn(offer, currency, country) : null;
    // A price in another currency is none that could stand beside this one.
    return priced?.price.currency === currency ? (priced.intro?.price ?? priced.price).amount_minor : null;
  });
  return amounts.includes(null) ? null : Math.min(...(amounts as number[]));
}
