import { type Static, Type } from 'typebox';
import { CohortName } from '#contract/cohort-fields.ts';
import { OfferId } from '#contract/offer.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { AtRisk, Mrr, RevenueBridge } from './mrr.ts';
import { orNull } from './or-null.ts';
import { type RevenueSplitBy, revenueSplits } from './revenue-names.ts';

/** A month in UTC, such as 2030-01. */
const Month = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' });
/** A day in UTC, such as 2030-01-31. */
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
const Count = Type.Integer({ minimum: 0 });
/** Minor units of the payout currency where no other is named; may be below zero. */
const Minor = Type.Integer();

const SplitBy = Type.Unsafe<RevenueSplitBy>(Type.Union(revenueSplits.map((name) => Type.Literal(name))));

/** Number of a plan, as text, because a query has no numbers. */
const PlanText = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });

/** A missing filter means all. An empty `source`, `campaign` or `country` means those without one. */
export const RevenueQuery = Type.Object({
  /** Default: the last full month, or else the running one. */
  month: Type.Optional(Month),
  plan: Type.Optional(PlanText),
  source: Type.Optional(Type.String({ maxLength: 200 })),
  campaign: Type.Optional(Type.String({ maxLength: 200 })),
  country: Type.Optional(Type.String({ maxLength: 2 })),
  cohort: Type.Optional(CohortName),
  /** The plan of the customers that are shown; default: `plan`, or else the one with most customers. */
  customers_of: Type.Optional(PlanText),
  split: Type.Optional(SplitBy),
});
export type RevenueQuery = Static<typeof RevenueQuery>;

/** From and to, both included, with which 95 % are covered. */
const Interval = Type.Object({ low: Type.Number(), high: Type.Number() });

/** A part of people, and whether all of it is known; a share follows from it only then. */
const Part = Type.Object({ part: Count, all: Count, is_ripe: Type.Boolean() });
export type Part = Static<typeof Part>;

/** Money in the payout currency, each sum signed as it changes the net: tax, fees and returned money are negative. */
const sums = {
  paid: Minor,
  tax: Minor,
  fees: Minor,
  refunds: Minor,
  chargebacks: Minor,
  net: Minor,
  payments: Count,
  /** The first payments of a customer among these. */
  first_payments: Count,
  refund_count: Count,
  chargeback_count: Count,
  /** The amounts that the buyers had paid of these, without chargebacks that were won. */
  disputed: Minor,
};
const Sums = Type.Object(sums);
export type RevenueSums = Static<typeof Sums>;

const RevenueMonth = Type.Object({
  month: Month,
  /** The last counted day of a month that is not over. */
  until: orNull(Day),
  ...sums,
  /** The number of this month's payments that were given back, whole or in part, within so many days. */
  refunded_30: Part,
  refunded_90: Part,
});
export type RevenueMonth = Static<typeof RevenueMonth>;

const RenewalCell = Type.Object({
  /** The month's customers who paid this renewal. */
  ...Part.properties,
  net: Minor,
});

/** One renewal of all customers of the plan: of those due for 30 days, those who paid it. */
const Renewal = Type.Object({
  ...Part.properties,
  /** The share of all customers that is still there after it (Kaplan-Meier). */
  survival: orNull(Type.Object({ share: Type.Number(), interval: orNull(Interval) })),
});

const ValuePoint = Type.Object({
  day: Count,
  /** Customers whose first payment is this long ago. */
  customers: Count,
  mean: Type.Number(),
  interval: orNull(Interval),
});

export const RevenueCustomers = Type.Object({
  plan: OfferId,
  name: Type.String(),
  /** Between two payments. */
  weeks: Type.Number(),
  /** By the month of the first payment, the earliest first. */
  cohorts: Type.Array(Type.Object({ month: Month, payers: Count, cells: Type.Array(RenewalCell) })),
  renewals: Type.Array(Renewal),
  /** The money that a customer has brought, by days since the first payment. */
  value: Type.Array(ValuePoint),
  projection: orNull(
    Type.Object({
      weeks: Count,
      mean: Type.Number(),
      interval: orNull(Interval),
      renewals_seen: Count,
    }),
  ),
});
export type RevenueCustomers = Static<typeof RevenueCustomers>;

const RevenueTrials = Type.Object({
  /** The Monday of the start's week; the latest is last. */
  weeks: Type.Array(Type.Object({ week: Day, ...Part.properties })),
  all: Part,
});
export type RevenueTrials = Static<typeof RevenueTrials>;

/**
 * The payments of a week: how many were given back, and how many were charged back and not won, within so many days.
 */
const RevenueReturns = Type.Object({
  /** The Monday with which the week begins, in UTC. */
  week: Day,
  refunded_30: Part,
  refunded_90: Part,
  charged_back_30: Part,
  charged_back_90: Part,
});
export type RevenueReturns = Static<typeof RevenueReturns>;

/** People who came for the first time, those of them who have paid since, and their net money. */
const visitorSums = { visitors: Count, payers: Count, net: Minor };
const VisitorRows = Type.Array(Type.Object({ name: Type.String(), ...visitorSums }));

/** The visitors of the month. Their net money is only that of people who let us measure their visit. */
const RevenueVisitors = Type.Object({
  /** Each adds up to the total. Null when the operator may not see it. */
  sources: orNull(VisitorRows),
  quizzes: orNull(VisitorRows),
  total: Type.Object(visitorSums),
});
export type RevenueVisitors = Static<typeof RevenueVisitors>;

const RevenueSplit = Type.Object({
  by: SplitBy,
  /** Empty name: without one. */
  rows: Type.Array(Type.Object({ name: Type.String(), ...sums })),
  total: Sums,
});

export const RevenueReport = Type.Object({
  query: Type.Object({ ...RevenueQuery.properties, month: Month }),
  /** ISO 8601: all figures count the records until then. */
  counted_until: Type.String(),
  /** ISO 8601: since when every movement of money is recorded with its fees and payout; null while none is. */
  complete_from: orNull(Type.String()),
  /** The currency in which the provider pays out (ISO 4217). */
  currency: Type.String(),
  options: Type.Object({
    plans: Type.Array(Type.Object({ id: OfferId, name: Type.String() })),
    /** Null when the operator may not see it. */
    sources: orNull(Type.Array(Type.String())),
    campaigns: orNull(Type.Array(Type.String())),
    quizzes: orNull(Type.Array(CohortName)),
    countries: Type.Array(Type.String()),
  }),
  /**
   * All of MRR in the payout currency, at the rate of each currency's latest payment there; null without any.
   */
  one_mrr: orNull(
    Type.Object({
      minor: Minor,
      before_minor: Minor,
      at_risk_minor: Minor,
      /** Whether another currency was converted. */
      is_about: Type.Boolean(),
      /** Currencies without a payout so far, so that no rate is known. */
      left_out: Type.Array(Type.String()),
    }),
  ),
  /** At the beginning of today and some weeks before, in each currency that buyers pay in; most subscriptions first. */
  mrr: Type.Array(
    Type.Object({
      currency: Type.String(),
      at: Day,
      before_at: Day,
      ...Mrr.properties,
      before_minor: Minor,
      at_risk: AtRisk,
    }),
  ),
  /** In the same order. */
  bridges: Type.Array(RevenueBridge),
  /** The latest first, without gaps. */
  months: Type.Array(RevenueMonth),
  /** Net of the running month until its last full day, and of as many days of the month before. */
  so_far: Type.Object({ from: Day, to: orNull(Day), net: Minor, before_net: Minor }),
  all: Sums,
  /** Money that was paid out in another currency, or has no known payout: with its own sign, in no sum above. */
  others: Type.Array(
    Type.Object({ month: Month, currency: Type.String(), paid: Minor, tax: Minor, net: orNull(Minor) }),
  ),
  split: RevenueSplit,
  /** Null until somebody has bought a plan. */
  customers: orNull(RevenueCustomers),
  trials: RevenueTrials,
  /** The latest last. */
  returns: Type.Array(RevenueReturns),
  /** Null when the query filters by something that no visitor has: a plan, a campaign, a country. */
  visitors: orNull(RevenueVisitors),
});
export type RevenueReport = Static<typeof RevenueReport>;

export const revenueCallSchemas = {
  [consoleCalls.readRevenue]: {
    may: 'operator',
    needs: 'sums',
    query: RevenueQuery,
    answer: { 200: RevenueReport },
    refusals: [400, 403, 503],
  },
} satisfies ConsoleRows;
