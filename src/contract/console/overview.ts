import { type Static, Type } from 'typebox';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';

export const overviewSpans = ['7 days', '28 days', 'month'] as const;
export type OverviewSpan = (typeof overviewSpans)[number];

const OverviewQuery = Type.Object({ span: Type.Optional(Type.Enum([...overviewSpans])) });

/** Full days (UTC), both included. */
const Days = Type.Object({ from: Type.String(), to: Type.String() });
const Amount = Type.Object({ currency: Type.String(), minor: Type.Integer() });
const Share = Type.Object({ count: Type.Integer(), of: Type.Integer() });
const Range = Type.Union([Type.Object({ low: Type.Number(), high: Type.Number() }), Type.Null()]);

/** `measure` is a count; `net` is in minor units of `currency`. */
const todayRows = ['visits', 'new subscribers', 'renewals paid', 'refunds', 'net'] as const;

const healthSigns = ['fine', 'look', 'wrong', 'off'] as const;

/** What needs a person, and whether any figure is unusual. Sums only. */
export const Overview = Type.Object({
  /** ISO 8601. */
  now: Type.String(),
  days: Days,
  /** As many days before them. */
  days_before: Days,
  figures: Type.Object({
    /** After tax, the provider's fees, refunds and chargebacks; currencies are not added up. */
    net: Type.Array(Amount),
    net_before: Type.Array(Amount),
    new_subscribers: Type.Integer(),
    new_subscribers_before: Type.Integer(),
    /** The share of paying visitors among the visits. */
    paid: Share,
    paid_before: Share,
    active: Type.Integer(),
    active_before: Type.Integer(),
    /** Subscriptions that ended in the last 28 full days, of those that were active before them. */
    left: Share,
    left_before: Share,
  }),
  today: Type.Array(
    Type.Object({
      row: Type.Enum([...todayRows]),
      value: Type.Number(),
      /**
       * The usual value by this hour: the mean of this weekday over the last eight weeks; null before eight weeks are
       * known.
       */
      usual: Type.Union([Type.Number(), Type.Null()]),
      /** A change that is more than chance, and the day on which it began; null without one. */
      change: Type.Union([Type.Object({ side: Type.Enum(['below', 'above']), since: Type.String() }), Type.Null()]),
    }),
  ),
  /** The currency of `net` in `today` and in `net_by_day`: that of most payments; null before the first one. */
  currency: Type.Union([Type.String(), Type.Null()]),
  /** `usual`: the range that contains 19 of 20 such days, by the eight weeks before; null before they are known. */
  net_by_day: Type.Array(Type.Object({ day: Type.String(), minor: Type.Integer(), usual: Range })),
  /** Of the next seven days. */
  renewals: Type.Object({
    days: Days,
    due: Type.Integer(),
    cancelled: Type.Integer(),
    to_charge: Type.Integer(),
    /** With tax. */
    amounts: Type.Array(Amount),
    /** The renewals whose reminder was due by now, and those of them whose reminder was sent. */
    reminders_due: Type.Integer(),
    reminded: Type.Integer(),
  }),
  /** Null for an operator who may not run the site. */
  system: Type.Union([
    Type.Null(),
    Type.Array(
      Type.Object({
        name: Type.String(),
        sign: Type.Enum([...healthSigns]),
        value: Type.String(),
        note: Type.String(),
      }),
    ),
  ]),
});
export type Overview = Static<typeof Overview>;
export type HealthLine = NonNullable<Overview['system']>[number];

export const overviewCallSchemas = {
  [consoleCalls.readOverview]: {
    may: 'operator',
    needs: 'sums',
    query: OverviewQuery,
    answer: { 200: Overview },
    refusals: [503],
  },
} satisfies ConsoleRows;
