import { type Static, Type } from 'typebox';
import type { currencies } from '#contract/currency.ts';
import { Interval, OfferId } from '#contract/offer.ts';

const Amount = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });

/** In minor units, tax included. */
const Prices = Type.Object(
  { USD: Amount, EUR: Amount, GBP: Amount, JPY: Amount } satisfies Record<(typeof currencies)[number], unknown>,
  { additionalProperties: false },
);

/** A price of its own for a group of countries, in one currency, tax included. */
export const CountryPrice = Type.Object(
  {
    /** Tells the groups of an offer apart. */
    id: Type.Integer({ minimum: 1, maximum: 999 }),
    /** ISO 3166 alpha-2. */
    countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 250 }),
    price: Type.Object(
      { amount_minor: Amount, currency: Type.String({ pattern: '^[A-Z]{3}$' }) },
      { additionalProperties: false },
    ),
    /** The lower price of the first payments, in minor units, where the offer has one. */
    firstMinor: Type.Optional(Amount),
  },
  { additionalProperties: false },
);
export type CountryPrice = Static<typeof CountryPrice>;

/** An offer of a price list. A draft may be incomplete; the checks say what is missing. */
export const ListedOffer = Type.Object(
  {
    /** Keeps its meaning once it was sold. */
    id: OfferId,
    name: Type.String({ maxLength: 80 }),
    /** A word beside the length; empty for none. */
    label: Type.String({ maxLength: 80 }),
    /** What one gets, line by line; empty for the lines of the plan. */
    gets: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 12 }),
    /** One charge every interval. */
    interval: Interval,
    trial: Type.Union([Interval, Type.Null()]),
    prices: Prices,
    /** Where it costs something else than `prices`; absent for nowhere. */
    countryPrices: Type.Optional(Type.Array(CountryPrice, { maxItems: 40 })),
    /** Lower prices of the first payments; absent for none. */
    intro: Type.Optional(
      Type.Object(
        { payments: Type.Integer({ minimum: 1, maximum: 999 }), prices: Prices },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type ListedOffer = Static<typeof ListedOffer>;

/** At most one offer in each place (`every-offer.ts`). */
const Slots = Type.Object(
  {
    /** For somebody who left a checkout without paying; sold to nobody else. */
    declined: Type.Union([ListedOffer, Type.Null()]),
    /** The offer of this list to change to after a payment. */
    success: Type.Union([OfferId, Type.Null()]),
  },
  { additionalProperties: false },
);
export type Slots = Static<typeof Slots>;

const ChangeTime = Type.Union([Type.Literal('now'), Type.Literal('renewal')]);

/** The body of a document of the kind `offers`: what is sold, in its order on screen. Nothing is chosen beforehand. */
export const OfferList = Type.Object(
  {
    offers: Type.Array(ListedOffer, { maxItems: 20 }),
    /** Offers beside the listed ones, each in its place; absent for none. */
    slots: Type.Optional(Slots),
    /** When a subscriber's change to a plan of this list takes effect; absent for the standard of `plan-change-rule.ts`. */
    planChanges: Type.Optional(Type.Object({ up: ChangeTime, down: ChangeTime }, { additionalProperties: false })),
  },
  { additionalProperties: false },
);
export type OfferList = Static<typeof OfferList>;
