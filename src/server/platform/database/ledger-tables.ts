import type { ColumnType, Generated } from 'kysely';
import type { BigIntColumn, GeneratedBigInt, Instant, MaybeInstant } from './column-types.ts';

type Amount = ColumnType<string, string | number | bigint | undefined, never>;
type MaybeBigInt = ColumnType<string | null, string | number | bigint | null | undefined, string | number | null>;
type Unit = 'day' | 'week' | 'month' | 'year';

/** What the provider said of money and of subscriptions, without persons. See `billing/ledger/` and `billing/history/`. */
export interface LedgerTables {
  /**
   * Every movement of money on its own day, append-only; signed, gross includes tax. A later state of the same thing is
   * a further entry: the sum over a `provider_id` is what the provider says of it. Only cohort and source are erased,
   * thirty days after the buyer; see `operations/revenue/erase-attribution.ts`.
   */
  money_entries: {
    id: GeneratedBigInt;
    kind: 'payment' | 'refund' | 'chargeback' | 'chargeback_reverse' | 'credit';
    /** The transaction of a payment, the adjustment of all else. */
    provider_id: string;
    /** The provider's status that made the entry. */
    status: Generated<string>;
    transaction_id: string;
    adjustment_id: string | null;
    subscription_id: string | null;
    checkout_id: string | null;
    occurred_at: Instant;
    recorded_at: Instant;
    currency: string;
    gross_minor: BigIntColumn;
    tax_minor: BigIntColumn;
    discount_minor: Amount;
    /** The part of what was bought that the customer's credit paid; no money. */
    credit_minor: Amount;
    fee_minor: Amount;
    /** The part of the fee for returned money that the provider keeps. */
    retained_fee_minor: Amount;
    /** Gross less tax, fee and retained fee. */
    net_minor: BigIntColumn;
    /** Null until the provider has told the payout; this and the next seven are in this currency. */
    payout_currency: string | null;
    payout_gross_minor: Amount;
    payout_tax_minor: Amount;
    payout_fee_minor: Amount;
    payout_retained_fee_minor: Amount;
    chargeback_fee_minor: Amount;
    /** Gross less tax and all fees, also that for a chargeback. */
    payout_net_minor: Amount;
    /** Decimal text: payout currency for one unit of `currency`. */
    exchange_rate: string | null;
    /** Decimal text. */
    fee_rate: string | null;
    cohort: string;
    source: string;
    /** A random name of the buyer, which leads to nobody once the account is erased. */
    customer_ref: string | null;
    /** ISO 3166-1 alpha-2; null while unknown. */
    country: string | null;
    offer_id: number | null;
    offer_version_id: MaybeBigInt;
    interval_unit: string | null;
    interval_count: number | null;
    /** 0 for the first payment of a subscription, and for one without. */
    renewal_number: Generated<number>;
    /** The provider's word for why it was charged, such as `subscription_recurring` or `subscription_update`. */
    origin: Generated<string>;
    /** The provider event that made the entry; null for what was carried over. */
    source_event: MaybeBigInt;
  };
  /** One row. Payments before `complete_since` are there without fees, payouts and changes of their subscriptions. */
  ledger_state: {
    only_row: Generated<boolean>;
    complete_since: Instant;
    /** Whether what was known before the ledger is carried over. */
    is_carried_over: Generated<boolean>;
  };
  /** What a subscription was, from when on: a row when one of these differs from the row before. */
  subscription_history: {
    subscription_id: string;
    /** The provider's time in microseconds; orders the rows. */
    seq: BigIntColumn;
    effective_at: Instant;
    heard_at: Instant;
    /** The provider's value: active, trialing, past_due, paused, canceled. */
    status: string;
    /** Of one interval, without tax and less a running discount. */
    amount_net_minor: BigIntColumn;
    currency: string;
    interval_unit: Unit;
    interval_count: number;
    discount_until: MaybeInstant;
    scheduled_action: string | null;
    scheduled_at: MaybeInstant;
    offer_id: number | null;
    cause: string;
    /** Millionths of a minor unit a month; 0 in a trial, in a pause and after the end. */
    mrr_micro: BigIntColumn;
    /** Null for what was carried over, and for the end of a discount. */
    source_event: MaybeBigInt;
  };
  /** What moved MRR: the sum of all up to an instant is the MRR of that instant, by currency. */
  mrr_movements: {
    subscription_id: string;
    seq: BigIntColumn;
    movement:
      | 'new'
      | 'expansion'
      | 'contraction'
      | 'churn asked for'
      | 'churn by failed payment'
      | 'renewal stop'
      | 'reactivation'
      | 'pause'
      | 'currency';
    currency: string;
    effective_at: Instant;
    /** Millionths of a minor unit a month. */
    amount_micro: BigIntColumn;
  };
  /** When an operator let the renewals of a subscription begin again. */
  lifted_stops: { subscription_id: string; lifted_at: Instant };
  /** Who began a subscription and how, for the parts of a sum: as it was when it began, without the person. */
  sold_subscriptions: {
    subscription_id: string;
    customer_ref: string | null;
    checkout_id: string | null;
    offer_version_id: MaybeBigInt;
    cohort: string;
    source: string;
    country: string | null;
    /** Of the first touch once that is deleted with the account; null before. */
    campaign: string | null;
  };
}
