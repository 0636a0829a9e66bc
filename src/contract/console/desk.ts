import { type Static, Type } from 'typebox';
import { Interval, Price } from '#contract/offer.ts';
import { Payment } from '#contract/payment.ts';
import { SubscriptionDetails } from '#contract/subscription.ts';
import { subscriberStates, timelineFilters, timelineKinds } from './desk-states.ts';
import { emailDeliveries, emailFaults } from './email-delivery.ts';

const maybe = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Instant = Type.String({ description: 'ISO 8601' });
/** In minor units; below zero where more went back than came in. */
const Minor = Type.Integer();

export const PersonParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) });

/** The operator's reason, which the audit records. */
const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });

export const SubscribersQuery = Type.Object({
  /** The text typed into the one box; without it everybody is listed, newest first. */
  q: Type.Optional(Type.String({ maxLength: 254 })),
  state: Type.Optional(Type.Enum([...subscriberStates])),
  /** `next` of the page before. */
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
});
export type SubscribersQuery = Static<typeof SubscribersQuery>;

/** A person in the list, without anything by which somebody looking over a shoulder could know them. */
export const SubscriberRow = Type.Object({
  id: Type.String(),
  /** `a•••@gmail.com` */
  email: Type.String(),
  /** `M. L•••`; empty when no name is known. */
  name: Type.String(),
  state: Type.Enum([...subscriberStates]),
  /** The plan of the current subscription with its version, such as `12-week plan v2`. */
  plan: maybe(Type.String()),
  price: maybe(Price),
  /** The next event, or the last one: `charged`, `was due`, … with its day. */
  next: maybe(
    Type.Object({
      what: Type.Enum(['charged', 'was due', 'access until', 'resumes', 'paused', 'ended']),
      at: maybe(Instant),
    }),
  ),
  payments: Type.Integer(),
  /** Of the first payment. */
  paying_since: maybe(Instant),
  /** The amounts paid less those that went back, one for each currency. */
  kept: Type.Array(Type.Object({ amount_minor: Minor, currency: Type.String() })),
  /** Open matters: `Second purchase`, `Withdrawn`, `Refund on its way`, `Charged back`. */
  open: Type.Array(Type.String()),
});
export type SubscriberRow = Static<typeof SubscriberRow>;

export const SubscribersAnswer = Type.Object({
  /** How the typed text was read, such as `card ending in 4242, 35.99, 16 to 18 Nov 2026`; null without one. */
  read_as: maybe(Type.String()),
  rows: Type.Array(SubscriberRow),
  /** The number of people that the present search finds in each state. */
  counts: Type.Record(Type.Enum([...subscriberStates]), Type.Integer()),
  /** Whether there are more than are counted, so that the operator has to type more. */
  has_more_than_counted: Type.Boolean(),
  /** `before` of the next page; null on the last. */
  next: maybe(Type.String()),
});
export type SubscribersAnswer = Static<typeof SubscribersAnswer>;

/** Opening a person is an entry of the audit, with the operator's reason if there is one. */
export const OpenPersonQuery = Type.Object({ reason: Type.Optional(Reason) });

export const PersonPayment = Type.Object({
  ...Payment.properties,
  subscription_id: maybe(Type.String()),
  /** `12-week plan`, `renewal 1`, `change of plan`, … */
  purpose: Type.String(),
  /** The part of the returned amount that the bank took. */
  charged_back: Price,
  /** The amount that can still be given back: the total less what went back, is on its way, or is owed. */
  refundable: Price,
  /** From the ledger; null until the provider has reported it. */
  fee: maybe(Type.Object({ amount_minor: Minor, currency: Type.String() })),
  /** After tax, fees and returned amounts; null until it is known. */
  net: maybe(Type.Object({ amount_minor: Minor, currency: Type.String() })),
  card: maybe(Type.Object({ brand: Type.String(), last4: Type.String() })),
  invoice_number: maybe(Type.String()),
});
export type PersonPayment = Static<typeof PersonPayment>;

export const PersonMoney = Type.Object({
  currency: Type.String(),
  payments: Type.Integer(),
  paid_minor: Minor,
  /** Given back by us or taken back by the bank. */
  refunded_minor: Minor,
  /** The part of it that the bank took back. */
  charged_back_minor: Minor,
  /** Refunds that the provider has not approved yet, or that we still owe. */
  on_its_way_minor: Minor,
  tax_minor: Minor,
  /** With the fees for chargebacks; null until the provider has reported the fees of every payment. */
  fee_minor: maybe(Minor),
  net_minor: maybe(Minor),
});
export type PersonMoney = Static<typeof PersonMoney>;

export const PersonSubscription = Type.Object({
  ...SubscriptionDetails.properties,
  /** Whether it is the one that the customer sees. */
  is_current: Type.Boolean(),
  /** The provider's own status, from which we derive ours. */
  provider_status: Type.String(),
  /** Of the offer that was bought; null when it was not recorded. */
  offer_version: maybe(Type.Integer()),
  ended_at: maybe(Instant),
});
export type PersonSubscription = Static<typeof PersonSubscription>;

export const PersonGrant = Type.Object({
  id: Type.String(),
  /** Null for access without a subscription. */
  subscription_id: maybe(Type.String()),
  starts_at: Instant,
  ends_at: Instant,
  reason: Type.String(),
  /** Name of the operator; empty for the system and the provider. */
  by: Type.String(),
  granted_at: Instant,
  ended_at: maybe(Instant),
});
export type PersonGrant = Static<typeof PersonGrant>;

export const PersonEmail = Type.Object({
  key: Type.String(),
  kind: Type.String(),
  /** `Receipt`, `Reminder before a renewal`, … */
  name: Type.String(),
  /** When it was handed over or failed, or until when it waits. */
  sent_at: Instant,
  delivery: Type.Enum([...emailDeliveries]),
  why: maybe(Type.Enum([...emailFaults])),
});
export type PersonEmail = Static<typeof PersonEmail>;

export const PersonCheckout = Type.Object({
  id: Type.String(),
  plan: Type.String(),
  offer_version: maybe(Type.Integer()),
  price: Price,
  interval: Interval,
  trial: maybe(Interval),
  status: Type.Enum(['open', 'completed', 'failed']),
  begun_at: Instant,
  completed_at: maybe(Instant),
});
export type PersonCheckout = Static<typeof PersonCheckout>;

/** One person, without anything about health. */
export const PersonAnswer = Type.Object({
  id: Type.String(),
  /** In full: opening the person is in the audit. */
  email: Type.String(),
  name: Type.String(),
  /** When a link from the mailbox was used. */
  email_confirmed_at: maybe(Instant),
  created_at: Instant,
  customer_id: maybe(Type.String()),
  state: Type.Enum([...subscriberStates]),
  /** The state, until when it lasts, and its cause. */
  sentence: Type.String(),
  access: Type.Object({
    until: maybe(Instant),
    because: Type.Enum(['payment', 'trial', 'grant', 'renewal on its way', 'none']),
  }),
  /** One for each currency; never added up. */
  money: Type.Array(PersonMoney),
  /** Newest first; the current one is marked. */
  subscriptions: Type.Array(PersonSubscription),
  /** The page Manage as the customer sees it. */
  customer_view: maybe(SubscriptionDetails),
  /** The last day of the right to withdraw from the current contract; null without one. */
  withdrawal_ends_at: maybe(Instant),
  /** Newest first. */
  payments: Type.Array(PersonPayment),
  grants: Type.Array(PersonGrant),
  sessions: Type.Array(Type.Object({ device: Type.String(), signed_in_at: Instant, last_seen_at: Instant })),
  emails: Type.Array(PersonEmail),
  checkouts: Type.Array(PersonCheckout),
});
export type PersonAnswer = Static<typeof PersonAnswer>;

export const TimelineQuery = Type.Object({
  show: Type.Optional(Type.Enum([...timelineFilters])),
  /** `next` of the page before. */
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}_[0-9a-f]{32}$' })),
});
export type TimelineQuery = Static<typeof TimelineQuery>;

export const TimelineEntry = Type.Object({
  at: Instant,
  kind: Type.Enum([...timelineKinds]),
  /** `Paid $35.99, renewal 1` */
  text: Type.String(),
  /** Smaller, below: ids, card, reason, who. */
  detail: Type.String(),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** Newest first. */
export const TimelineAnswer = Type.Object({ entries: Type.Array(TimelineEntry), next: maybe(Type.String()) });
export type TimelineAnswer = Static<typeof TimelineAnswer>;

export const HealthBody = Type.Object({ reason: Reason });
export type HealthBody = Static<typeof HealthBody>;

/** Never answers: the server has none. */
export const HealthAnswer = Type.Object({
  quiz: maybe(Type.String()),
  goals: Type.Array(Type.String()),
  skills: Type.Array(Type.String()),
});
export type HealthAnswer = Static<typeof HealthAnswer>;

export const SignedOutAnswer = Type.Object({ ended: Type.Integer() });
