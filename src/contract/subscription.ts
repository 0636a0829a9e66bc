import { type Static, Type } from 'typebox';
import { CardForm } from './card-form.ts';
import { Interval, Price } from './offer.ts';

const Instant = Type.String({ description: 'ISO 8601' });

/** What can be asked of a subscription. The server alone decides which are possible at a moment. */
const SubscriptionAction = Type.Union([
  Type.Literal('cancel'),
  Type.Literal('undo-cancel'),
  Type.Literal('pause'),
  Type.Literal('undo-pause'),
  Type.Literal('resume'),
  Type.Literal('change-plan'),
  Type.Literal('update-card'),
  Type.Literal('withdraw'),
]);
export type SubscriptionAction = Static<typeof SubscriptionAction>;

/** What Manage and Cancel show of the latest subscription. */
export const SubscriptionDetails = Type.Object({
  id: Type.String(),
  /** The provider's word: active, trialing, past_due, paused, canceled. */
  status: Type.String(),
  offer_name: Type.String(),
  price: Price,
  interval: Interval,
  started_at: Instant,
  /** End of what is paid for, or of the trial; null when nothing was paid. */
  paid_until: Type.Union([Instant, Type.Null()]),
  /** Null when no charge is to come. */
  next_payment_at: Type.Union([Instant, Type.Null()]),
  /** When a requested cancellation takes effect; null when none is asked for. */
  cancel_at: Type.Union([Instant, Type.Null()]),
  card: Type.Union([Type.Object({ brand: Type.String(), last4: Type.String() }), Type.Null()]),
  offer_id: Type.Union([Type.Integer(), Type.Null()]),
  /** What is possible now; anything else is refused with 409. */
  may: Type.Array(SubscriptionAction),
  /** Null unless it is in its trial. */
  trial_ends_at: Type.Union([Instant, Type.Null()]),
  /** A pause that is planned or runs; `resumes_at` is null when it lasts until it is ended by hand. */
  pause: Type.Union([Type.Object({ starts_at: Instant, resumes_at: Type.Union([Instant, Type.Null()]) }), Type.Null()]),
  /** The 14 days in which one may withdraw from the contract; null when there is no such right or it is over. */
  withdraw_until: Type.Union([Instant, Type.Null()]),
  /** What withdrawing now gives back when the days used are kept, the second time within a year; null when all of it. */
  withdraw_refund: Type.Union([Price, Type.Null()]),
  /** A withdrawal that was asked for. */
  withdrawal: Type.Union([
    Type.Object({
      requested_at: Instant,
      /** All that goes back; null until it is known what was paid. */
      refund: Type.Union([Price, Type.Null()]),
      /** Null until the money is on its way. */
      refunded_at: Type.Union([Instant, Type.Null()]),
    }),
    Type.Null(),
  ]),
});
export type SubscriptionDetails = Static<typeof SubscriptionDetails>;

export const SubscriptionAnswer = Type.Object({ subscription: Type.Union([SubscriptionDetails, Type.Null()]) });
export type SubscriptionAnswer = Static<typeof SubscriptionAnswer>;

const CancelReason = Type.Union([
  Type.Literal('cost'),
  Type.Literal('time'),
  Type.Literal('no-help'),
  Type.Literal('not-working'),
  Type.Literal('got-what-i-needed'),
  Type.Literal('other'),
]);
export type CancelReason = Static<typeof CancelReason>;

/** The reason is optional, and so is the whole body. */
export const CancelBody = Type.Object({ reason: Type.Optional(CancelReason) });
export type CancelBody = Static<typeof CancelBody>;

/** How many months a pause lasts; billing goes on by itself afterwards. */
export const PauseBody = Type.Object({ months: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]) });
export type PauseBody = Static<typeof PauseBody>;

/** Whether a pause is taken back before it begins, or ended while it runs, tells the subscription's `may`. */
export const CardAnswer = Type.Object({ transaction_id: Type.String(), card_form: CardForm });
export type CardAnswer = Static<typeof CardAnswer>;

/** Of the provider's own pages; it is for one use at once and is never kept. */
export const PortalAnswer = Type.Object({ url: Type.String() });
export type PortalAnswer = Static<typeof PortalAnswer>;
