import { type Static, Type } from 'typebox';
import { Consent } from './checkout.ts';
import { Offer, OfferId, Price } from './offer.ts';

export const PreviewPlanBody = Type.Object({ offer_id: OfferId });
export type PreviewPlanBody = Static<typeof PreviewPlanBody>;

const ChangeTime = Type.Union([Type.Literal('now'), Type.Literal('renewal')]);

const Payment = Type.Object({ price: Price, at: Type.String({ description: 'ISO 8601' }) });

/** The plans that a subscriber can change to, with the time at which each change takes effect. */
export const PlansAnswer = Type.Object({ plans: Type.Array(Type.Object({ offer: Offer, when: ChangeTime })) });
export type PlansAnswer = Static<typeof PlansAnswer>;

/**
 * The present cost of a change of plan, as the provider calculates it, tax included. At a renewal nothing is due now,
 * and the next payment is the first one at the new price.
 */
export const PlanPreview = Type.Object({
  offer: Offer,
  when: ChangeTime,
  /** Charged at once; 0 when the credit covers it. */
  due_now: Price,
  /** The value of the unused days of the present plan. */
  credit: Price,
  next_payment: Payment,
});
export type PlanPreview = Static<typeof PlanPreview>;

/**
 * `due_now` is the amount that was shown; a different one is refused. So is, for a change at the renewal, another
 * `next_payment`. The consent is recorded as for a purchase.
 */
export const ChangePlanBody = Type.Object({
  offer_id: OfferId,
  due_now: Price,
  next_payment: Type.Optional(Payment),
  consent: Consent,
});
export type ChangePlanBody = Static<typeof ChangePlanBody>;
