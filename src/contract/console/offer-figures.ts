import { type Static, Type } from 'typebox';
import { ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';

/** What became of the offers; every version of each that was ever sold. */
export const OfferFigures = Type.Object({
  versions: Type.Array(
    Type.Object({
      offer_id: Type.Integer(),
      /** 1 for the first version of the offer. */
      number: Type.Integer(),
      name: Type.String(),
      /** Checkouts of it that were paid, or began a trial, in the last 28 days. */
      sold_28_days: Type.Integer(),
      /** Whoever bought it and has a subscription that is not over. */
      subscribers: Type.Integer(),
      /** Prices in minor units by currency. */
      prices: Type.Record(Type.String(), Type.Integer()),
      /** Absent without lower first prices. */
      intro: Type.Optional(ListedOffer.properties.intro),
      /** Absent without prices by country. */
      country_prices: Type.Optional(ListedOffer.properties.countryPrices),
    }),
  ),
  /** Checkouts that are open and less than an hour old. */
  open_checkouts: Type.Integer(),
  /** How many different measured visitors a day were shown offers, on average over the last 7 full days. */
  shown_a_day: Type.Integer(),
});
export type OfferFigures = Static<typeof OfferFigures>;

export const offerFigureCallSchemas = {
  [consoleCalls.readOfferFigures]: {
    may: 'operator',
    needs: 'see what is published',
    answer: { 200: OfferFigures },
  },
} as const satisfies ConsoleRows;
