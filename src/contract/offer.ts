import { type Static, Type } from 'typebox';

export const Interval = Type.Object({
  unit: Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month'), Type.Literal('year')]),
  count: Type.Integer({ minimum: 1 }),
});
export type Interval = Static<typeof Interval>;

/** Money in the currency's minor unit (cents; whole yen, which have none) with its ISO 4217 code. */
export const Price = Type.Object({ amount_minor: Type.Integer({ minimum: 0 }), currency: Type.String() });
export type Price = Static<typeof Price>;

/** The range of the database column. */
export const OfferId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** What can be bought: one price, charged every `interval`, the first time today or at the end of the trial. */
export const Offer = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  price: Price,
  interval: Interval,
  trial: Type.Union([Interval, Type.Null()]),
});
export type Offer = Static<typeof Offer>;

/** An offer as the price list shows it. */
export const ShownOffer = Type.Object({
  ...Offer.properties,
  /** A word beside the length; empty for none. */
  label: Type.String(),
  /** What one gets, line by line; empty for the lines of the plan. */
  gets: Type.Array(Type.String()),
});
export type ShownOffer = Static<typeof ShownOffer>;

/** Without a currency the device's region decides; an unknown currency gets the default one. */
export const OffersQuery = Type.Object({
  currency: Type.Optional(Type.String()),
  /** The cohort whose quiz the visitor takes: its price list may be another one. */
  cohort: Type.Optional(Type.String()),
});
export type OffersQuery = Static<typeof OffersQuery>;

/** All in one currency. */
export const OffersAnswer = Type.Object({
  offers: Type.Array(ShownOffer),
  /** The version of the price list; a checkout names it. Empty when nothing is for sale. */
  version: Type.String(),
});
export type OffersAnswer = Static<typeof OffersAnswer>;
