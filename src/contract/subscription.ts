import { type Static, Type } from 'typebox';
import { Interval, Price } from './offer';

const Instant = Type.String({ description: 'ISO 8601' });

/** What Manage and Cancel show of the latest subscription. */
export const SubscriptionDetails = Type.Object({
  id: Type.String(),
  /** Paddle's word: active, trialing, past_due, paused, canceled. */
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
});
export type SubscriptionDetails = Static<typeof SubscriptionDetails>;

export const SubscriptionAnswer = Type.Object({ subscription: Type.Union([SubscriptionDetails, Type.Null()]) });
export type SubscriptionAnswer = Static<typeof SubscriptionAnswer>;

const cancelReasons = ['cost', 'time', 'no-help', 'not-working', 'got-what-i-needed', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** The reason is optional, and so is the whole body. */
export const CancelBody = Type.Object({
  reason: Type.Optional(Type.Union(cancelReasons.map((reason) => Type.Literal(reason)))),
});
export type CancelBody = { reason?: CancelReason };
