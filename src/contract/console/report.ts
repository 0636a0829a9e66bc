import { type Static, Type } from 'typebox';
import { CohortName } from '#contract/cohort-fields.ts';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';

const AnyCohort = Type.Union([CohortName, Type.Null()]);
/** A UTC day, such as 2030-01-31. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Count = Type.Integer({ minimum: 0 });
const PeopleBefore = Type.Union([Count, Type.Null()]);
/** 0 to 1; null when there is nothing to divide by. */
const Share = Type.Union([Type.Number(), Type.Null()]);
/** Milliseconds; null when no duration is known. */
const Duration = Type.Union([Type.Number(), Type.Null()]);

/** Both days are included. A missing filter means all; an empty `source` means visitors without a source. */
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
 * Figures of a span of days. `visits` and `paid` count only people who are measured, and `paid` only payments that the
 * provider confirmed; revenue and subscriptions include everybody.
 */
export const FunnelFigures = Type.Object({
  visits: Count,
  paid: Count,
  visit_to_paid: Share,
  /**
   * Money received in these days less money given back in them, largest first: net without tax, gross with it. A later
   * refund does not change the day of the sale.
   */
  revenue: Type.Array(Type.Object({ currency: Type.String(), net_minor: Type.Integer(), gross_minor: Type.Integer() })),
  /** Begun in these days. */
  subscriptions: Count,
  /** Those of them whose first 28 days are over, and how many of these were cancelled within them. */
  over: Count,
  cancelled: Count,
  /** Of `over`. */
  cancelled_share: Share,
});
export type FunnelFigures = Static<typeof FunnelFigures>;

const FunnelStep = Type.Object({
  id: FunnelStepId,
  people: Count,
  /** Of the people who visited. */
  share: Share,
  /** People at the last step before this one that cannot be skipped; null for the first step. */
  people_before: PeopleBefore,
  /** Of `people_before`. */
  share_of_previous: Share,
  /** Duration of the page that the step opens. */
  median_duration_ms: Duration,
  by_cohort: Type.Array(
    Type.Object({ cohort: CohortName, people: Count, people_before: PeopleBefore, share_of_previous: Share }),
  ),
});

/** One numbered screen of a quiz. `left` counts the people who opened no later screen. */
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
  /** ISO 8601: when a report that was counted ahead was counted. Missing: just now. */
  counted_at: Type.Optional(Type.String()),
  /** Whether the last day is not over, so that no figure is compared with the days before. */
  is_open: Type.Boolean(),
  /** The same number of days right before `from`. */
  before: Type.Object({ from: Day, to: Day, figures: FunnelFigures }),
  figures: FunnelFigures,
  steps: Type.Array(FunnelStep),
  screens: Type.Array(FunnelScreen),
  /** Every day of the span; a payment counts on the day of the visit. */
  days: Type.Array(
    Type.Object({
      day: Day,
      visits: Count,
      paid: Count,
      by_cohort: Type.Array(Type.Object({ cohort: CohortName, visits: Count, paid: Count })),
    }),
  ),
  /** Visitors by drawn cohort and by `cohort`, that of the quiz they walked; all other figures use the latter. */
  drawn: Type.Array(Type.Object({ drawn: AnyCohort, cohort: AnyCohort, people: Count })),
  /** All sources of measured visitors in these days, most people first; an empty source means none. */
  sources: Type.Array(Type.Object({ source: Type.String(), people: Count })),
  /** Visitors whose browser says that it is a bot, left out of all other figures. Ignores the filters. */
  bots: Type.Object({ people: Count, share: Share }),
  /** Sessions of subscribers who were signed in, left out of all other figures. Ignores the filters. */
  subscribers: Type.Object({ people: Count, sessions: Count }),
  /**
   * `confirmed`: purchases that the provider confirmed in these days; `measured`: those of them from a measured
   * browser; `claimed`: people whose browser reported a purchase. Ignores the filters.
   */
  payments: Type.Object({ confirmed: Count, measured: Count, claimed: Count }),
});
export type FunnelReport = Static<typeof FunnelReport>;

export const reportCallSchemas = {
  [consoleCalls.readFunnel]: {
    may: 'operator',
    needs: 'funnel of sums',
    query: FunnelQuery,
    answer: { 200: FunnelReport },
    refusals: [400, 403, 503],
  },
} satisfies ConsoleRows;
