import { type Currency, currencies } from '#contract/currency.ts';
import type { Offer } from '#contract/offer.ts';
import type { ApprovalLimits, Kind } from '#publishing/kind.ts';
import { checkOfferList } from './check-offer-list.ts';
import { describeOfferList } from './describe-offer-list.ts';
import { everyOffer } from './every-offer.ts';
import type { OfferFacts } from './offer-findings.ts';
import type { ListedOffer, OfferList } from './offer-list.ts';
import { ownPrice, pricedIn } from './priced-in.ts';
import { countryName } from './sold-countries.ts';

/** Price lists. */
export const offersKind: Kind<OfferList, OfferFacts> = {
  name: 'offers',
  place: 'shared',
  hasPreview: true,
  check: checkOfferList,
  describe: describeOfferList,
  needsApproval,
};

function needsApproval(before: OfferList | null, after: OfferList, { pricePercent }: ApprovalLimits): string | null {
  const elsewhere = everyOffer(after).flatMap((offer) => otherCurrencyOf(offer, before))[0];
  if (elsewhere !== undefined) return `${countryName(elsewhere)} pays in another currency than before.`;
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
    ...countriesOf(offer, old).flatMap((country) => stepsIn(country, offer, old)),
  ];
}

/** Countries that have, or had, a price of their own. */
const countriesOf = (...offers: ListedOffer[]): string[] => [
  ...new Set(offers.flatMap(({ countryPrices = [] }) => countryPrices.flatMap(({ countries }) => countries))),
];

/** What such a visitor pays now and paid before; in the currency of the price of its own, if only one has that. */
function pricesIn(country: string, offer: ListedOffer, old: ListedOffer): (Offer | null)[] {
  const currency = (ownPrice(offer, country) ?? ownPrice(old, country))!.price.currency;
  return [pricedIn(old, currency, country), pricedIn(offer, currency, country)];
}

function stepsIn(country: string, offer: ListedOffer, old: ListedOffer): number[] {
  const [before, after] = pricesIn(country, offer, old);
  if (!before || !after || before.price.currency !== after.price.currency) return [];
  const first = ({ price, intro }: Offer) => (intro?.price ?? price).amount_minor;
  return [stepOf(before.price.amount_minor, after.price.amount_minor), stepOf(first(before), first(after))];
}

/** Countries in which an offer comes to be charged in another currency, so that the step cannot be told. */
function otherCurrencyOf(offer: ListedOffer, before: OfferList | null): string[] {
  const old = before && everyOffer(before).find((one) => one.id === offer.id);
  if (!old) return [];
  return countriesOf(offer, old).filter((country) => {
    const [was, is] = pricesIn(country, offer, old);
    return was?.price.currency !== is?.price.currency;
  });
}

const firstPrice = ({ prices, intro }: ListedOffer, currency: Currency) => (intro?.prices ?? prices)[currency];

const stepOf = (before: number, after: number): number => Math.abs(after / Math.max(1, before) - 1) * 100;
