import { type Static, Type } from 'typebox';
import type { ConsoleRows } from './call-row.ts';
import { consoleCalls } from './calls.ts';
import { orNull } from './or-null.ts';

const Instant = Type.String();
const Count = Type.Integer({ minimum: 0 });
const Minor = Type.Integer();

/** A payout and its rows. */
const ComparedPayout = Type.Object({
  id: Type.String(),
  /** The remittance reference, by which its report is asked for. */
  reference: Type.String(),
  status: Type.Enum(['unpaid', 'paid']),
  created_at: Instant,
  amount_minor: Minor,
  /** ISO 4217. */
  currency: Type.String(),
  /** The sum and number of the report's rows; null until they were read. */
  rows_minor: orNull(Minor),
  entries: orNull(Count),
});

/** Whether the ledger agrees with the provider. */
export const ReconciliationState = Type.Object({
  /** The last comparison that was finished; null before the first. */
  last: orNull(
    Type.Object({
      /** The end of the compared time. */
      until: Instant,
      from: Instant,
      days: Count,
      transactions: Count,
      adjustments: Count,
      /** The number of entities that only the provider knew, and that comparing added. */
      heard: Count,
      seconds: Count,
      /** The parts that could not be compared because the provider did not answer; empty when none was left out. */
      left_out: Type.String(),
    }),
  ),
  /** A comparison that has begun and is not finished; `failed` says why its last attempt ended early. */
  trying: orNull(Type.Object({ since: Instant, attempts: Count, failed: Type.String() })),
  /** Nights that passed without a finished comparison. */
  missed_nights: Count,
  next_at: Instant,
  open: Count,
  explained: Count,
  /** The newest first. */
  payouts: Type.Array(ComparedPayout),
  /** Monthly recurring revenue at the end of a day, by the provider and by us; ours is null before it is known. */
  mrr: orNull(
    Type.Object({ day: Type.String(), currency: Type.String(), theirs_minor: Minor, ours_minor: orNull(Minor) }),
  ),
});
export type ReconciliationState = Static<typeof ReconciliationState>;

export const Difference = Type.Object({
  id: Type.String(),
  /**
   * `returned`: the entries about the returned money of a payment; `payout row`: a payment or adjustment in a payout.
   */
  kind: Type.Enum(['transaction', 'adjustment', 'returned', 'payout', 'payout row', 'day']),
  /** The provider's id, or for a day `YYYY-MM-DD`. */
  provider_id: Type.String(),
  field: Type.String(),
  /** As text; null when this side does not have it. */
  ours: orNull(Type.String()),
  theirs: orNull(Type.String()),
  found_at: Instant,
  state: Type.Enum(['open', 'explained', 'closed']),
  explained_by: orNull(Type.String()),
  explanation: Type.String(),
  closed_at: orNull(Instant),
});
export type Difference = Static<typeof Difference>;

const DifferenceQuery = Type.Object(
  {
    /** Default: all that are not closed. */
    state: Type.Optional(Type.Enum(['open', 'explained', 'closed'])),
    /** The id of the last one of the page before. */
    after: Type.Optional(Type.String({ pattern: '^[0-9]{1,18}$' })),
  },
  { additionalProperties: false },
);

/** The newest first. */
const DifferencePage = Type.Object({
  differences: Type.Array(Difference),
  /** For the next page; null on the last one. */
  after: orNull(Type.String()),
});

const DifferenceParams = Type.Object({ id: Type.String({ pattern: '^[0-9]{1,18}$' }) });

const ExplanationBody = Type.Object(
  { explanation: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S' }) },
  { additionalProperties: false },
);

/** `running`: a comparison was under way already, so none was begun. */
const ComparisonAnswer = Type.Object({ comparison: Type.Enum(['begun', 'running']) });

export const reconciliationCallSchemas = {
  [consoleCalls.readReconciliation]: {
    may: 'operator',
    needs: 'sums',
    answer: { 200: ReconciliationState },
  },
  [consoleCalls.compareNow]: { may: 'operator', needs: 'run the site', answer: { 202: ComparisonAnswer } },
  [consoleCalls.listDifferences]: {
    may: 'operator',
    needs: 'run the site',
    query: DifferenceQuery,
    answer: { 200: DifferencePage },
  },
  [consoleCalls.explainDifference]: {
    may: 'operator',
    needs: 'run the site',
    params: DifferenceParams,
    body: ExplanationBody,
    answer: { 200: Difference },
    refusals: [404, 409],
  },
} satisfies ConsoleRows;
