import { type Static, Type } from 'typebox';
import { Consent } from './checkout.ts';
import { Offer, OfferId, Price } from './offer.ts';

export const PreviewPlanBody = Type.Object({ offer_id: OfferId });
export type PreviewPlanBody = Static<typeof PreviewPlanBody>;

/** The present cost of a change of plan, as the provider calculates it, tax included. */
export const PlanPreview = Type.Object({
  offer: Offer,
  /** Charged at once; 0 when the credit covers it. */
  due_now: Price,
  /** The value of the unused days of the present plan. */
  credit: Price,
  next_payment: Type.Object({ price: Price, at: Type.String({ description: 'ISO 8601' }) }),
});
export type PlanPreview = Static<typeof PlanPreview>;

/** `due_now` is the amount that was shown; a different one is refused. The consent is recorded as for a purchase. */
export const ChangePlanBody = Type.Object({ offer_id: OfferId, due_now: Price, consent: Consent });
export type ChangePlanBody = Static<typeof ChangePlanBody>;
