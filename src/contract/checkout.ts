import { type Static, Type } from 'typebox';
import { attributionFields } from './attribution-fields.ts';
import { CardForm } from './card-form.ts';
import { AnyCohort } from './cohort-fields.ts';
import { Offer, OfferId, Price } from './offer.ts';

/**
 * What somebody ticked before paying; `accepted` must be true. The words are ours, known by their version, so that nobody
 * can put other ones on record.
 */
export const Consent = Type.Object({
  accepted: Type.Boolean(),
  version: Type.String({ minLength: 1, maxLength: 40 }),
  /** When the terms on the screen were worked out, ISO 8601 … */
  shown_at: Type.String({ minLength: 1, maxLength: 40 }),
  /** … and by whose calendar, an IANA name: a date stands among them. */
  time_zone: Type.String({ minLength: 1, maxLength: 60 }),
});
export type Consent = Static<typeof Consent>;

export const StartCheckoutBody = Type.Object({
  offer_id: OfferId,
  /** What was shown, by which the currency is known: any other amount is refused. */
  price: Price,
  /** Whether a trial was shown: what begins otherwise is refused. Without it, as the offer is listed. */
  with_trial: Type.Optional(Type.Boolean()),
  email: Type.String({ minLength: 3, maxLength: 254 }),
  consent: Consent,
  /** Of the quiz that led here, and what the first visit drew. */
  cohort: Type.Optional(AnyCohort),
  drawn_cohort: Type.Optional(AnyCohort),
  ...attributionFields,
});
export type StartCheckoutBody = Static<typeof StartCheckoutBody>;

/** The checkout's state is told to the browser that began it, or to its owner's session, and to nobody else. */
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
  /** What was charged, tax included; the offer's price until then. */
  total: Price,
  /** ISO 8601 of the next charge; null until the subscription is known. */
  renews_at: Type.Union([Type.String(), Type.Null()]),
});
export type CheckoutState = Static<typeof CheckoutState>;
