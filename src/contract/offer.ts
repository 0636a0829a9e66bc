import { type Static, Type } from 'typebox';

export const Interval = Type.Object({
  unit: Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month'), Type.Literal('year')]),
  count: Type.Integer({ minimum: 1 }),
});
export type Interval = Static<typeof Interval>;

/** Money in the currency's minor unit (cents) with its ISO 4217 code. */
export const Price = Type.Object({ amount_minor: Type.Integer({ minimum: 0 }), currency: Type.String() });
export type Price = Static<typeof Price>;

/** What can be bought: one price, charged today and again every `interval`. */
export const Offer = Type.Object({ id: Type.Integer(), name: Type.String(), price: Price, interval: Interval });
export type Offer = Static<typeof Offer>;

export const OffersAnswer = Type.Object({ offers: Type.Array(Offer) });
export type OffersAnswer = Static<typeof OffersAnswer>;
