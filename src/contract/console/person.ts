import { type Static, Type } from 'typebox';
import { Interval, Price } from '#contract/offer.ts';
import { Payment } from '#contract/payment.ts';
import { SubscriptionDetails } from '#contract/subscription.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { subscriberStates } from './desk-states.ts';
import { emailDeliveries, emailFaults } from './email-delivery.ts';
import { orNull } from './or-null.ts';

const Instant = Type.String({ description: 'ISO 8601' });
/** In minor units; below zero where more went back than came in. */
const Minor = Type.Integer();

export const PersonParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) });

/** The operator's reason, which the audit records. */
const Reason = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });

/** Opening a person is an entry of the audit, with the operator's reason if there is one. */
const OpenPersonQuery = Type.Object({ reason: Type.Optional(Reason) });

export const PersonPayment = Type.Object({
  ...Payment.properties,
  subscription_id: orNull(Type.String()),
  /** `12-week plan`, `renewal 1`, `change of plan`, … */
  purpose: Type.String(),
  /** The part of the returned amount that the bank took. */
  charged_back: Price,
  /** The amount that can still be given back: the total less what went back, is on its way, or is owed. */
  refundable: Price,
  /** From the ledger; null until the provider has reported it. */
  fee: orNull(Type.Object({ amount_minor: Minor, currency: Type.String() })),
  /** After tax, fees and returned amounts; null until it is known. */
  net: orNull(Type.Object({ amount_minor: Minor, currency: Type.String() })),
  card: orNull(Type.Object({ brand: Type.String(), last4: Type.String() })),
  invoice_number: orNull(Type.String()),
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
  fee_minor: orNull(Minor),
  net_minor: orNull(Minor),
});
export type PersonMoney = Static<typeof PersonMoney>;

export const PersonSubscription = Type.Object({
  ...SubscriptionDetails.properties,
  /** Whether it is the one that the customer sees. */
  is_current: Type.Boolean(),
  /** The provider's own status, from which we derive ours. */
  provider_status: Type.String(),
  /** Of the offer that was bought; null when it was not recorded. */
  offer_version: orNull(Type.Integer()),
  ended_at: orNull(Instant),
});
export type PersonSubscription = Static<typeof PersonSubscription>;

export const PersonGrant = Type.Object({
  id: Type.String(),
  /** Null for access without a subscription. */
  subscription_id: orNull(Type.String()),
  starts_at: Instant,
  ends_at: Instant,
  reason: Type.String(),
  /** Name of the operator; empty for the system and the provider. */
  by: Type.String(),
  granted_at: Instant,
  ended_at: orNull(Instant),
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
  why: orNull(Type.Enum([...emailFaults])),
});
export type PersonEmail = Static<typeof PersonEmail>;

export const PersonCheckout = Type.Object({
  id: Type.String(),
  plan: Type.String(),
  offer_version: orNull(Type.Integer()),
  /** What was due today; with a trial what comes after it. */
  price: Price,
  interval: Interval,
  trial: orNull(Interval),
  status: Type.Enum(['open', 'completed', 'failed']),
  begun_at: Instant,
  completed_at: orNull(Instant),
});
export type PersonCheckout = Static<typeof PersonCheckout>;

/** One person, without anything about health. */
export const PersonAnswer = Type.Object({
  id: Type.String(),
  /** In full: opening the person is in the audit. */
  email: Type.String(),
  name: Type.String(),
  /** When a link from the mailbox was used. */
  email_confirmed_at: orNull(Instant),
  created_at: Instant,
  customer_id: orNull(Type.String()),
  state: Type.Enum([...subscriberStates]),
  /** The state, until when it lasts, and its cause. */
  sentence: Type.String(),
  access: Type.Object({
    until: orNull(Instant),
    because: Type.Enum(['payment', 'trial', 'grant', 'renewal on its way', 'none']),
  }),
  /** One for each currency; never added up. */
  money: Type.Array(PersonMoney),
  /** Newest first; the current one is marked. */
  subscriptions: Type.Array(PersonSubscription),
  /** The page Manage as the customer sees it. */
  customer_view: orNull(SubscriptionDetails),
  /** The last day of the right to withdraw from the current contract; null without one. */
  withdrawal_ends_at: orNull(Instant),
  /** Newest first. */
  payments: Type.Array(PersonPayment),
  grants: Type.Array(PersonGrant),
  sessions: Type.Array(Type.Object({ device: Type.String(), signed_in_at: Instant, last_seen_at: Instant })),
  emails: Type.Array(PersonEmail),
  checkouts: Type.Array(PersonCheckout),
});
export type PersonAnswer = Static<typeof PersonAnswer>;

const HealthBody = Type.Object({ reason: Reason });

/** Never answers: the server has none. */
export const HealthAnswer = Type.Object({
  quiz: orNull(Type.String()),
  goals: Type.Array(Type.String()),
  skills: Type.Array(Type.String()),
});
export type HealthAnswer = Static<typeof HealthAnswer>;

const SignedOutAnswer = Type.Object({ ended: Type.Integer() });

export const personCallSchemas = {
  [consoleCalls.readSubscriber]: {
    may: 'operator',
    needs: 'open a person',
    params: PersonParams,
    query: OpenPersonQuery,
    answer: { 200: PersonAnswer },
    refusals: [404],
  },
  [consoleCalls.showHealthData]: {
    may: 'operator',
    needs: 'see health data',
    params: PersonParams,
    body: HealthBody,
    answer: { 200: HealthAnswer },
    refusals: [404],
  },
  [consoleCalls.signSubscriberOut]: {
    may: 'operator',
    needs: 'change a person',
    params: PersonParams,
    answer: { 200: SignedOutAnswer },
    refusals: [404],
  },
} satisfies ConsoleRows;
