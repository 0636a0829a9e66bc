import type { ListedOffer, OfferList } from './offer-list.ts';

/** All that a list sells, also in its slots. */
export const everyOffer = ({ offers, slots }: OfferList): ListedOffer[] =>
  slots?.declined ? [...offers, slots.declined] : offers;
