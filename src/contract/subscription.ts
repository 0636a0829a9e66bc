import { type Static, Type } from 'typebox';
import { CardForm } from './card-form.ts';
import { Interval, Price } from './offer.ts';

const Instant = Type.String({ description: 'ISO 8601' });

/** The actions of a subscriber on a subscription. Only the server decides which are possible at a moment. */
const SubscriptionAction = Type.Union([
  Type.Literal('cancel'),
  Type.Literal('undo-cancel'),
  Type.Literal('pause'),
  Type.Literal('undo-pause'),
  Type.Literal('resume'),
  Type.Literal('change-plan'),
  Type.Literal('undo-change'),
  Type.Literal('update-card'),
  Type.Literal('withdraw'),
]);
export type SubscriptionAction = Static<typeof SubscriptionAction>;

/** The latest subscription, as Manage and Cancel show it. */
export const SubscriptionDetails = Type.Object({
  id: Type.String(),
  /** active, trialing, past_due, charged_back, paid_back, paused, canceled. */
  status: Type.String(),
  offer_name: Type.String(),
  /** Of the next payment. */
  price: Price,
  /** The full price, and from when on it is charged; null when the next payment is at the full price. */
  full_price: Type.Union([Type.Object({ price: Price, from: Instant }), Type.Null()]),
  interval: Interval,
  started_at: Instant,
  /** End of the paid time or of the trial; null before the first payment. */
  paid_until: Type.Union([Instant, Type.Null()]),
  /** Null when there will be no further charge. */
  next_payment_at: Type.Union([Instant, Type.Null()]),
  /** When a requested cancellation takes effect; null without a request. */
  cancel_at: Type.Union([Instant, Type.Null()]),
  card: Type.Union([Type.Object({ brand: Type.String(), last4: Type.String() }), Type.Null()]),
  offer_id: Type.Union([Type.Integer(), Type.Null()]),
  /** The actions that are possible now; all others are refused with 409. */
  may: Type.Array(SubscriptionAction),
  /**
   * The plan that begins with the next payment, as it was agreed; null when the present one goes on. Until then the
   * other fields are about the present plan.
   */
  planned_change: Type.Union([
    Type.Object({ offer_id: Type.Integer(), interval: Interval, price: Price, at: Instant }),
    Type.Null(),
  ]),
  /** Null outside a trial. */
  trial_ends_at: Type.Union([Instant, Type.Null()]),
  /** A planned or running pause; `resumes_at` is null when it lasts until somebody ends it. */
  pause: Type.Union([Type.Object({ starts_at: Instant, resumes_at: Type.Union([Instant, Type.Null()]) }), Type.Null()]),
  /** The kind of returned payment because of which nothing more is charged; null otherwise. */
  stopped: Type.Union([Type.Literal('charged back'), Type.Literal('paid back'), Type.Null()]),
  /** End of the 14 days for withdrawing from the contract; null when they are over or there is no such right. */
  withdraw_until: Type.Union([Instant, Type.Null()]),
  /** The refund of a second withdrawal within a year, which is less the days used; null when it would be full. */
  withdraw_refund: Type.Union([Price, Type.Null()]),
  /** A requested withdrawal. */
  withdrawal: Type.Union([
    Type.Object({
      requested_at: Instant,
      /** The whole refund; null until the paid amount is known. */
      refund: Type.Union([Price, Type.Null()]),
      /** Null until the provider has made the refund. */
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

/** Both the reason and the whole body are optional. */
export const CancelBody = Type.Object({ reason: Type.Optional(CancelReason) });
export type CancelBody = Static<typeof CancelBody>;

/** The length of a pause; billing continues by itself afterwards. */
export const PauseBody = Type.Object({ months: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]) });
export type PauseBody = Static<typeof PauseBody>;

/** The card form for a new card, and the transaction that it belongs to. */
export const CardAnswer = Type.Object({ transaction_id: Type.String(), card_form: CardForm });
export type CardAnswer = Static<typeof CardAnswer>;

/** URL of the provider's own pages. It works once and must not be stored. */
export const PortalAnswer = Type.Object({ url: Type.String() });
export type PortalAnswer = Static<typeof PortalAnswer>;

/** Requests an email whose link cancels or withdraws without a password. The answer is the same for every address. */
export const LeaveLinkBody = Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) });
export type LeaveLinkBody = Static<typeof LeaveLinkBody>;

const Token = Type.String({ minLength: 20, maxLength: 100 });

export const OpenLeaveLinkBody = Type.Object({ token: Token });
export type OpenLeaveLinkBody = Static<typeof OpenLeaveLinkBody>;

export const CancelByLeaveLinkBody = Type.Intersect([OpenLeaveLinkBody, CancelBody]);
export type CancelByLeaveLinkBody = Static<typeof CancelByLeaveLinkBody>;
