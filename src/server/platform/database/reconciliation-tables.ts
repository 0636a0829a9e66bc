import type { ColumnType, Generated } from 'kysely';
import type { BigIntColumn, GeneratedBigInt, Instant, MaybeInstant } from './column-types.ts';

type MaybeBigInt = ColumnType<string | null, string | number | bigint | null | undefined, string | number | null>;

/** Payouts, and the comparison of the ledger with the provider's books. See `operations/reconciliation/`. */
export interface ReconciliationTables {
  payouts: {
    id: string;
    /** The remittance reference. */
    reference: string;
    status: 'unpaid' | 'paid';
    amount_minor: BigIntColumn;
    currency: string;
    created_at: Instant;
    occurred_at_us: BigIntColumn;
    /** Sum and number of its report's rows; null until they were read. */
    rows_minor: MaybeBigInt;
    entries: number | null;
    compared_at: MaybeInstant;
  };
  /** The rows of a payout's report: what its amount is made of. */
  payout_rows: {
    payout_id: string;
    line: number;
    kind: string;
    transaction_id: string | null;
    adjustment_id: string | null;
    moved_at: MaybeInstant;
    /** In the payout's currency. */
    net_minor: BigIntColumn;
  };
  reconciliation_runs: {
    id: GeneratedBigInt;
    key: string;
    started_at: Instant;
    finished_at: MaybeInstant;
    from_at: Instant;
    until_at: Instant;
    step: Generated<string>;
    cursor: string | null;
    transactions: Generated<number>;
    adjustments: Generated<number>;
    /** What only the provider knew before. */
    heard: Generated<number>;
    attempts: Generated<number>;
    failed: Generated<string>;
    /** What the provider would not tell, in words. */
    left_out: Generated<string>;
    /** YYYY-MM-DD. */
    mrr_day: string | null;
    mrr_currency: string | null;
    mrr_theirs_minor: MaybeBigInt;
    mrr_ours_minor: MaybeBigInt;
  };
  /** What an unfinished run has compared, so that what only we know is found at its end. */
  reconciliation_seen: { run_id: BigIntColumn; provider_id: string };
  reconciliation_differences: {
    id: GeneratedBigInt;
    kind: 'transaction' | 'adjustment' | 'returned' | 'payout' | 'payout row' | 'day';
    provider_id: string;
    field: string;
    ours: string | null;
    theirs: string | null;
    found_at: Instant;
    state: Generated<'open' | 'explained' | 'closed'>;
    explained_by: string | null;
    explanation: Generated<string>;
    closed_at: MaybeInstant;
  };
}
