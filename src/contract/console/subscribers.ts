import { type Static, Type } from 'typebox';
import { Price } from '#contract/offer.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { subscriberStates } from './desk-states.ts';
import { orNull } from './or-null.ts';

const Instant = Type.String({ description: 'ISO 8601' });

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
  plan: orNull(Type.String()),
  price: orNull(Price),
  /** The next event, or the last one: `charged`, `was due`, … with its day. */
  next: orNull(
    Type.Object({
      what: Type.Enum(['charged', 'was due', 'access until', 'resumes', 'paused', 'ended']),
      at: orNull(Instant),
    }),
  ),
  payments: Type.Integer(),
  /** Of the first payment. */
  paying_since: orNull(Instant),
  /** The amounts paid less those that went back, one for each currency. */
  kept: Type.Array(Type.Object({ amount_minor: Type.Integer(), currency: Type.String() })),
  /** Open matters: `Second purchase`, `Withdrawn`, `Refund on its way`, `Charged back`. */
  open: Type.Array(Type.String()),
});
export type SubscriberRow = Static<typeof SubscriberRow>;

export const SubscribersAnswer = Type.Object({
  /** How the typed text was read, such as `card ending in 4242, 35.99, 16 to 18 Nov 2026`; null without one. */
  read_as: orNull(Type.String()),
  rows: Type.Array(SubscriberRow),
  /** The number of people that the present search finds in each state. */
  counts: Type.Record(Type.Enum([...subscriberStates]), Type.Integer()),
  /** Whether there are more than are counted, so that the operator has to type more. */
  has_more_than_counted: Type.Boolean(),
  /** `before` of the next page; null on the last. */
  next: orNull(Type.String()),
});
export type SubscribersAnswer = Static<typeof SubscribersAnswer>;

export const subscriberCallSchemas = {
  [consoleCalls.findSubscribers]: {
    may: 'operator',
    needs: 'open a person',
    query: SubscribersQuery,
    answer: { 200: SubscribersAnswer },
    refusals: [400],
  },
} satisfies ConsoleRows;
