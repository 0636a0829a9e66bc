import { type Static, Type } from 'typebox';
import { attributionFields } from './attribution-fields.ts';
import { CardForm } from './card-form.ts';
import { AnyCohort } from './cohort-fields.ts';
import { ChosenCoupon } from './coupon.ts';
import { Intro, Offer, OfferId, Price } from './offer.ts';

/**
 * The box ticked before paying; `accepted` must be true. The text is identified by its version instead of being sent,
 * so that nobody can put another text on record.
 */
export const Consent = Type.Object({
  accepted: Type.Boolean(),
  version: Type.String({ minLength: 1, maxLength: 40 }),
  /** When the terms on screen were computed, ISO 8601. */
  shown_at: Type.String({ minLength: 1, maxLength: 40 }),
  /** IANA name of the calendar by which the terms show their dates. */
  time_zone: Type.String({ minLength: 1, maxLength: 60 }),
});
export type Consent = Static<typeof Consent>;

export const StartCheckoutBody = Type.Object({
  offer_id: OfferId,
  /** The price that was shown; a different one is refused. Its currency is the checkout's. */
  price: Price,
  /**
   * The country whose price was shown, ISO 3166 alpha-2, where prices depend on it: it becomes that of the customer's
   * address at the provider. Absent: that of the device.
   */
  country: Type.Optional(Type.String({ maxLength: 2 })),
  /** The version of the price list that was shown; absent: the present one. */
  version: Type.Optional(Type.String({ maxLength: 20 })),
  /**
   * Whether a trial was shown; a checkout that differs is refused. Absent: any trial that the offer has is accepted.
   */
  with_trial: Type.Optional(Type.Boolean()),
  /** The lower first price that was shown; a checkout with another one, or with none, is refused. */
  intro: Type.Optional(Intro),
  coupon: Type.Optional(ChosenCoupon),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  consent: Consent,
  /** The cohort whose quiz the visitor took. */
  cohort: Type.Optional(AnyCohort),
  /** The cohort drawn on the first visit. */
  drawn_cohort: Type.Optional(AnyCohort),
  ...attributionFields,
});
export type StartCheckoutBody = Static<typeof StartCheckoutBody>;

export const StartCheckoutAnswer = Type.Object({
  checkout_id: Type.String(),
  transaction_id: Type.String(),
  card_form: CardForm,
});
export type StartCheckoutAnswer = Static<typeof StartCheckoutAnswer>;

export const CheckoutState = Type.Object({
  checkout_id: Type.String(),
  transaction_id: Type.String(),
  status: Type.Union([Type.Literal('open'), Type.Literal('completed'), Type.Literal('failed')]),
  offer: Offer,
  /** The amount charged, tax included; what is due today until it is charged. */
  total: Price,
  /** Time of the next charge, ISO 8601; null until the subscription is known. */
  renews_at: Type.Union([Type.String(), Type.Null()]),
  /** A plan to which the buyer may change now; missing without one. */
  next_offer: Type.Optional(Offer),
});
export type CheckoutState = Static<typeof CheckoutState>;
