import { type Currency, currencies } from '#contract/currency.ts';
import type { ApprovalLimits, Kind } from '#publishing/kind.ts';
import { checkOfferList, type OfferFacts } from './check-offer-list.ts';
import { describeOfferList } from './describe-offer-list.ts';
import { everyOffer } from './every-offer.ts';
import type { ListedOffer, OfferList } from './offer-list.ts';

/** Price lists. */
export const offersKind: Kind<OfferList, OfferFacts> = {
  name: 'offers',
  place: 'shared',
  check: checkOfferList,
  describe: describeOfferList,
  needsApproval,
};

function needsApproval(before: OfferList | null, after: OfferList, { pricePercent }: ApprovalLimits): string | null {
  const most = Math.max(0, ...everyOffer(after).flatMap((offer) => stepsOf(offer, before)));
  return most > pricePercent ? `A price moves by ${most.toFixed(1)}%, more than ${pricePercent}%.` : null;
}

/** By how many per cent each price of an offer moves, the first one too; nothing for an offer that is new. */
function stepsOf(offer: ListedOffer, before: OfferList | null): number[] {
  const old = before && everyOffer(before).find((one) => one.id === offer.id);
  if (!old) return [];
  return [
    ...currencies.map((currency) => stepOf(old.prices[currency], offer.prices[currency])),
    ...currencies.map((currency) => stepOf(firstPrice(old, currency), firstPrice(offer, currency))),
  ];
}

const firstPrice = ({ prices, intro }: ListedOffer, currency: Currency) => (intro?.prices ?? prices)[currency];

const stepOf = (before: number, after: number): number => Math.abs(after / Math.max(1, before) - 1) * 100;
