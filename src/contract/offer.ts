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

/** Without a currency the device's region decides; an unknown currency gets the default one. */
export const OffersQuery = Type.Object({ currency: Type.Optional(Type.String()) });
export type OffersQuery = Static<typeof OffersQuery>;

/** All in one currency. */
export const OffersAnswer = Type.Object({ offers: Type.Array(Offer) });
export type OffersAnswer = Static<typeof OffersAnswer>;
