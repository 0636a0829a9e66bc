import { type Static, Type } from 'typebox';
import { attributionFields } from './attribution-fields';
import { Offer, OfferId, Price } from './offer';

/** What the buyer saw and ticked. `text` is the exact sentence on screen; `accepted` must be true. */
export const Consent = Type.Object({
  accepted: Type.Boolean(),
  text: Type.String({ minLength: 1, maxLength: 2000 }),
  version: Type.String({ minLength: 1, maxLength: 40 }),
  locale: Type.String({ minLength: 1, maxLength: 40 }),
});
export type Consent = Static<typeof Consent>;

export const StartCheckoutBody = Type.Object({
  offer_id: OfferId,
  /** What was shown, by which the currency is known: any other amount is refused. */
  price: Price,
  email: Type.String({ minLength: 3, maxLength: 254 }),
  consent: Consent,
  ...attributionFields,
});
export type StartCheckoutBody = Static<typeof StartCheckoutBody>;

/** `checkout_id` is unguessable: whoever holds it may ask for the checkout's state. */
export const StartCheckoutAnswer = Type.Object({ checkout_id: Type.String(), transaction_id: Type.String() });
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
