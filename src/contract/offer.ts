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

/** A lower price for the first payments. */
export const Intro = Type.Object({ payments: Type.Integer({ minimum: 1 }), price: Price });
export type Intro = Static<typeof Intro>;

/** What can be bought: one price, charged every `interval`, the first time today or at the end of the trial. */
export const Offer = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  price: Price,
  interval: Interval,
  trial: Type.Union([Interval, Type.Null()]),
  /** Absent where the first payment is as any other. */
  intro: Type.Optional(Intro),
});
export type Offer = Static<typeof Offer>;

/** An offer as the price list shows it. */
export const ShownOffer = Type.Object({
  ...Offer.properties,
  /** A word beside the length; empty for none. */
  label: Type.String(),
  /** What one gets, line by line; empty for the lines of the plan. */
  gets: Type.Array(Type.String()),
  /** The lowest price of the 30 days before, where a price with an end is lower; computed, never typed. */
  before: Type.Optional(Price),
});
export type ShownOffer = Static<typeof ShownOffer>;

/** Without a currency the device's region decides; an unknown currency gets the default one. */
export const OffersQuery = Type.Object({
  currency: Type.Optional(Type.String()),
  /** ISO 3166 alpha-2, as the visitor chose it beside the price; without one, that of the device. */
  country: Type.Optional(Type.String()),
  /** The cohort whose quiz the visitor takes: its price list may be another one. */
  cohort: Type.Optional(Type.String()),
});
export type OffersQuery = Static<typeof OffersQuery>;

/** All in one currency. */
export const OffersAnswer = Type.Object({
  offers: Type.Array(ShownOffer),
  /** The version of the price list; a checkout names it. Empty when nothing is for sale. */
  version: Type.String(),
  /** When other prices follow, ISO 8601; absent without such a time. */
  ends_at: Type.Optional(Type.String()),
  /**
   * The country whose prices these are, where they depend on it; empty while nothing tells it. A checkout names it, and
   * the visitor may choose another one.
   */
  country: Type.Optional(Type.String()),
  /** In this country there is only this currency; absent where the visitor chooses one. */
  one_currency: Type.Optional(Type.Literal(true)),
});
export type OffersAnswer = Static<typeof OffersAnswer>;

/** The offer for somebody who left a checkout without paying; null for everybody else. */
export const SlotAnswer = Type.Object({
  offer: Type.Union([ShownOffer, Type.Null()]),
  /** The version of the price list. */
  version: Type.String(),
});
export type SlotAnswer = Static<typeof SlotAnswer>;
