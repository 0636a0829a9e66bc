import { currencies } from '#contract/currency.ts';
import type { ApprovalLimits, Kind } from '#publishing/kind.ts';
import { checkOfferList, type OfferFacts } from './check-offer-list.ts';
import { describeOfferList } from './describe-offer-list.ts';
import type { OfferList } from './offer-list.ts';

/** Price lists. */
export const offersKind: Kind<OfferList, OfferFacts> = {
  name: 'offers',
  place: 'shared',
  check: checkOfferList,
  describe: describeOfferList,
  needsApproval,
};

function needsApproval(before: OfferList | null, after: OfferList, { pricePercent }: ApprovalLimits): string | null {
  const most = Math.max(0, ...after.offers.flatMap((offer) => stepsOf(offer, before)));
  return most > pricePercent ? `A price moves by ${most.toFixed(1)}%, more than ${pricePercent}%.` : null;
}

/** By how many per cent each price of an offer moves; nothing for an offer that is new. */
function stepsOf({ id, prices }: OfferList['offers'][number], before: OfferList | null): number[] {
  const old = before?.offers.find((one) => one.id === id)?.prices;
  if (old === undefined) return [];
  return currencies.map((currency) => Math.abs(prices[currency] / Math.max(1, old[currency]) - 1) * 100);
}
