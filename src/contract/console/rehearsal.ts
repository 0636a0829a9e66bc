import { type Static, Type } from 'typebox';
import { NoBody } from '#contract/call-row.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { orNull } from './or-null.ts';
import { FindingRow } from './publishing.ts';

const Count = Type.Integer({ minimum: 0 });
const DraftParams = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,15}$' }) });

/** Minor units: what was paid, and what went back of it. */
const Money = Type.Object({ paid: Type.Integer(), returned: Type.Integer() });
export type RehearsedMoney = Static<typeof Money>;

const WeekRow = Type.Object({
  /** The Monday (YYYY-MM-DD, UTC) on which it begins. */
  week: Type.String(),
  /** ISO 4217; never converted. */
  currency: Type.String(),
  /** With the draft. */
  rehearsed: Money,
  /** Of the same purchases, in our books. */
  happened: Money,
  /** Of everybody else, whom the draft does not change. */
  unchanged: Money,
});
export type RehearsedWeek = Static<typeof WeekRow>;

const Both = { rehearsed: Count, happened: Count };
export const rehearsedCounts = ['purchases', 'renewals', 'refunds', 'chargebacks'] as const;
const KindRow = Type.Object({ kind: Type.String(), ...Both });
export type RehearsedKind = Static<typeof KindRow>;

export const notSoldReasons = ['no such offer', 'no price', 'no trial', 'coupon', 'other amount'] as const;

export const RehearsalResult = Type.Object({
  /** Every currency of a week is a row of its own; by week, then currency. */
  weeks: Type.Array(WeekRow),
  counts: Type.Object({
    purchases: Type.Object(Both),
    renewals: Type.Object(Both),
    refunds: Type.Object(Both),
    chargebacks: Type.Object(Both),
  }),
  emails: Type.Array(KindRow),
  consents: Type.Array(KindRow),
  /** Purchases that the draft could not have sold. They are left out, never sold as something else. */
  not_sold: Type.Array(
    Type.Object({
      offer_id: Type.Integer(),
      currency: Type.String(),
      why: Type.Enum(notSoldReasons),
      purchases: Count,
    }),
  ),
  /** What was done later and had nothing to be done to. */
  not_done: Type.Array(Type.Object({ act: Type.String(), why: Type.String(), times: Count })),
  /** What the checks said of the draft when it was rehearsed. */
  findings: Type.Array(FindingRow),
  /** Subscriptions from before, which stay as they are. */
  already_subscribed: Count,
});
export type RehearsalResult = Static<typeof RehearsalResult>;

/** The latest rehearsal of a draft. */
export const RehearsalAnswer = Type.Object({
  state: Type.Enum(['none', 'running', 'done', 'cancelled', 'failed']),
  /** Of the draft. */
  revision: Count,
  asked_by: Type.String(),
  /** ISO 8601; null without a rehearsal. */
  asked_at: orNull(Type.String()),
  /** The days (YYYY-MM-DD, UTC) that it makes again, both included; empty without one. */
  first_day: Type.String(),
  last_day: Type.String(),
  /** Purchases that are made again, of all of them. */
  done: Count,
  purchases: Count,
  /** Why it failed; empty unless it did. */
  fault: Type.String(),
  /** Null until it is done. */
  result: orNull(RehearsalResult),
});
export type RehearsalAnswer = Static<typeof RehearsalAnswer>;

const of = { may: 'operator', needs: 'draft', params: DraftParams } as const;

export const rehearsalCallSchemas = {
  [consoleCalls.readRehearsal]: { ...of, answer: { 200: RehearsalAnswer }, refusals: [404] },
  [consoleCalls.startRehearsal]: { ...of, answer: { 201: RehearsalAnswer }, refusals: [404, 409] },
  [consoleCalls.cancelRehearsal]: { ...of, answer: { 204: NoBody }, refusals: [404, 409] },
} as const satisfies ConsoleRows;
