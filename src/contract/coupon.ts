import { type Static, Type } from 'typebox';
import { AnyCohort } from './cohort-fields.ts';
import { OfferId, Price } from './offer.ts';

/** A code as somebody types it: case, blanks and hyphens do not matter. */
const CouponCode = Type.String({ minLength: 1, maxLength: 60 });

/** In the body, because addresses are logged. */
export const PriceCouponBody = Type.Object({
  code: CouponCode,
  /** An unknown currency gets the default one. */
  currency: Type.String({ maxLength: 3 }),
  offer_ids: Type.Array(OfferId, { minItems: 1, maxItems: 20 }),
  /** As a checkout names it. */
  country: Type.Optional(Type.String({ maxLength: 2 })),
  /** The cohort whose quiz the visitor takes: its price list may be another one. */
  cohort: Type.Optional(AnyCohort),
});
export type PriceCouponBody = Static<typeof PriceCouponBody>;

/** The offers that the code is for, at least one, each with what is due today. Later payments are the full price. */
export const PriceCouponAnswer = Type.Object({
  offers: Type.Array(Type.Object({ offer_id: Type.Integer(), due: Price })),
});
export type PriceCouponAnswer = Static<typeof PriceCouponAnswer>;

/** The coupon of a checkout. */
export const ChosenCoupon = Type.Object({
  code: CouponCode,
  /** What was shown as due today; another amount is refused. In the currency of the checkout. */
  due_minor: Type.Integer({ minimum: 1 }),
});
export type ChosenCoupon = Static<typeof ChosenCoupon>;
