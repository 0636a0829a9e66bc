import { type Static, Type } from 'typebox';
import { CohortName } from './cohort-fields.ts';

const AnyCohort = Type.Union([CohortName, Type.Null()]);
/** A day in UTC, like 2030-01-31. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Count = Type.Integer({ minimum: 0 });
const PeopleBefore = Type.Union([Count, Type.Null()]);
/** 0 to 1; null when there is nothing to divide by. */
const Share = Type.Union([Type.Number(), Type.Null()]);
/** Milliseconds; null when no duration is known. */
const Duration = Type.Union([Type.Number(), Type.Null()]);

/** Both days are included. Without cohort or source: of all. `source` may be empty: those who came without one. */
export const FunnelQuery = Type.Object({
  from: Day,
  to: Day,
  cohort: Type.Optional(CohortName),
  source: Type.Optional(Type.String({ maxLength: 200 })),
});
export type FunnelQuery = Static<typeof FunnelQuery>;

/** The steps of the report, in the order in which a visitor takes them. */
export const FunnelStepId = Type.Union([
  Type.Literal('visited'),
  Type.Literal('started'),
  Type.Literal('saw_result'),
  Type.Literal('saved_profile'),
  Type.Literal('saw_offers'),
  Type.Literal('opened_checkout'),
  Type.Literal('paid'),
]);
export type FunnelStepId = Static<typeof FunnelStepId>;

/**
 * Figures of a span of days. Visits and payers are people whose use was measured, and a payer is one whose payment the
 * provider confirmed; revenue and cancellations are all.
 */
export const FunnelFigures = Type.Object({
  visits: Count,
  paid: Count,
  visit_to_paid: Share,
  /**
   * What came in during these days less what went back during them, most first: net without tax, gross with it. A sale
   * stays on its day whatever becomes of it later.
   */
  revenue: Type.Array(Type.Object({ currency: Type.String(), net_minor: Type.Integer(), gross_minor: Type.Integer() })),
  subscriptions: Count,
  /** Of the subscriptions begun in these days, how many have been cancelled since. */
  cancelled: Count,
  cancelled_share: Share,
});
export type FunnelFigures = Static<typeof FunnelFigures>;

const FunnelStep = Type.Object({
  id: FunnelStepId,
  people: Count,
  /** Of those who visited. */
  share: Share,
  /** Who took the last step before it that everybody has to take; null at the first. */
  people_before: PeopleBefore,
  /** Of those. */
  share_of_previous: Share,
  /** On the page that the step opens. */
  median_duration_ms: Duration,
  by_cohort: Type.Array(
    Type.Object({ cohort: CohortName, people: Count, people_before: PeopleBefore, share_of_previous: Share }),
  ),
});

/** One numbered screen of a quiz: who opened it, and who opened none after it. */
const FunnelScreen = Type.Object({
  cohort: CohortName,
  number: Type.Integer({ minimum: 1 }),
  people: Count,
  left: Count,
  leave_share: Share,
  median_duration_ms: Duration,
});

export const FunnelReport = Type.Object({
  query: FunnelQuery,
  /** The days as many again before `from`. */
  before: Type.Object({ from: Day, to: Day, figures: FunnelFigures }),
  figures: FunnelFigures,
  steps: Type.Array(FunnelStep),
  screens: Type.Array(FunnelScreen),
  /** Every day of the span, by the day of the visit. */
  days: Type.Array(
    Type.Object({ day: Day, by_cohort: Type.Array(Type.Object({ cohort: CohortName, visits: Count, paid: Count })) }),
  ),
  /** Visitors by the cohort that was drawn for them and that of the quiz they walked, in which all else counts them. */
  drawn: Type.Array(Type.Object({ drawn: AnyCohort, cohort: AnyCohort, people: Count })),
  /** All sources that measured visitors came from in these days, most people first; the empty one is none. */
  sources: Type.Array(Type.Object({ source: Type.String(), people: Count })),
  /** Visitors who call themselves machines, and their share of all; they count nowhere else. Whoever is asked for. */
  bots: Type.Object({ people: Count, share: Share }),
  /**
   * Purchases that the provider confirmed in these days, how many of them came from a measured browser, and how many people
   * had a browser that said so. Whoever is asked for.
   */
  payments: Type.Object({ confirmed: Count, measured: Count, claimed: Count }),
});
export type FunnelReport = Static<typeof FunnelReport>;
