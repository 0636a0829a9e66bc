import type { ColumnType, Generated } from 'kysely';
import type {
  BigIntColumn,
  DefaultInstant,
  ErasableUser,
  GeneratedBigInt,
  Instant,
  Json,
  MaybeInstant,
} from './column-types.ts';

/** What is sold, to whom, and what the provider says about it. */
export interface BillingTables {
  offers: {
    id: number;
    name: string;
    interval_unit: 'day' | 'week' | 'month' | 'year';
    interval_count: number;
    trial_unit: 'day' | 'week' | 'month' | 'year' | null;
    trial_count: number | null;
    position: number;
    active: Generated<boolean>;
  };
  offer_prices: { offer_id: number; currency: string; amount_minor: number };
  provider_prices: { account: string; offer_id: number; currency: string; product_id: string; price_id: string };
  checkouts: {
    id: string;
    /** Null once the account is erased. */
    user_id: ErasableUser;
    offer_id: number;
    /** The offer as the buyer saw it: an `Offer` of the contract. */
    offer: Json;
    amount_minor: number;
    /** Null for checkouts from before offer versions were recorded. */
    offer_version_id: ColumnType<string | null, string | null | undefined, string | null>;
    currency: string;
    transaction_id: string | null;
    status: Generated<'open' | 'completed' | 'failed'>;
    source: Generated<string>;
    click_id: Generated<string>;
    click_id_name: Generated<string>;
    last_source: Generated<string>;
    last_click_id: Generated<string>;
    last_click_id_name: Generated<string>;
    created_at: DefaultInstant;
    completed_at: MaybeInstant;
    /** Whether the purchase may be reported to the advertiser; see `analytics/conversion/`. */
    may_convert: Generated<boolean>;
    user_agent: Generated<string>;
    converted_at: MaybeInstant;
    /** When the start of its trial was reported. */
    trial_told_at: MaybeInstant;
    /** The browser that began the checkout. */
    browser_hash: Buffer | null;
    /** Whether a session of the account began it. */
    by_owner: Generated<boolean>;
    /** The quiz that led to the checkout. */
    cohort: Generated<string>;
    drawn_cohort: Generated<string>;
    /** The analytics device; null where nothing may be measured. */
    device_id: string | null;
  };
  /** Consents as a hash chain; without foreign keys, so that they outlive accounts. See `billing/consent/`. */
  consent_ledger: {
    position: BigIntColumn;
    record: string;
    hash: Buffer;
    user_id: BigIntColumn;
    email_hash: string;
    checkout_id: string | null;
    subscription_id: string | null;
    accepted_at: Instant;
  };
  /** One row: the last entry that was removed because of its age, and the last that was written. */
  consent_ledger_ends: {
    only_row: Generated<boolean>;
    removed_position: BigIntColumn;
    removed_hash: Buffer;
    last_position: BigIntColumn;
    last_hash: Buffer;
  };
  webhook_events: {
    event_id: string;
    event_type: string;
    occurred_at: string;
    body: Json;
    received_at: DefaultInstant;
    projected_at: MaybeInstant;
    last_error: string | null;
  };
  subscriptions: {
    id: string;
    /** Null once the account is erased. */
    user_id: ErasableUser;
    /** As they were when the subscription began: this, `source` and `customer_ref`. */
    cohort: Generated<string>;
    source: Generated<string>;
    customer_ref: string | null;
    /** The name of the offer when it was bought or changed to. */
    offer_name: string | null;
    offer_id: number | null;
    status: string;
    amount_minor: number;
    currency: string;
    interval_unit: 'day' | 'week' | 'month' | 'year';
    interval_count: number;
    started_at: Instant;
    trial_ends_at: MaybeInstant;
    next_billed_at: MaybeInstant;
    scheduled_action: string | null;
    scheduled_at: MaybeInstant;
    canceled_at: MaybeInstant;
    paused_at: MaybeInstant;
    /** When a pause, planned or running, ends by itself. */
    resume_at: MaybeInstant;
    /** The current period according to Paddle; null when there is none. */
    period_starts_at: MaybeInstant;
    period_ends_at: MaybeInstant;
    occurred_at_us: BigIntColumn;
  };
  transactions: {
    id: string;
    user_id: ErasableUser;
    checkout_id: string | null;
    subscription_id: string | null;
    status: string;
    total_minor: number;
    currency: string;
    period_starts_at: MaybeInstant;
    period_ends_at: MaybeInstant;
    card_brand: string | null;
    card_last4: string | null;
    billed_at: MaybeInstant;
    /** When the money was taken; null before that, or when nothing was to be paid. */
    paid_at: MaybeInstant;
    tax_minor: Generated<number>;
    /** Paddle's value: web, api, subscription_recurring, subscription_payment_method_change and others. */
    origin: Generated<string>;
    invoice_number: string | null;
    /** The value of what was bought, before credit; null for transactions from before this was recorded. */
    worth_minor: number | null;
    /** The part paid from the customer's credit balance; the next column is what was added to the balance. */
    credit_minor: Generated<number>;
    to_balance_minor: Generated<number>;
    /** A hash that recognizes the card in later purchases; see `billing/buyer/`. */
    card_key: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    /** Until when it gives access, counting only money that was not returned; see `entitlement/retained-until.ts`. */
    kept_until: MaybeInstant;
    occurred_at_us: BigIntColumn;
  };
  /** Money that Paddle returned or had to return: refunds, chargebacks and their reversals. */
  adjustments: {
    id: string;
    transaction_id: string;
    subscription_id: string | null;
    user_id: ErasableUser;
    /** Paddle's value: refund, chargeback, chargeback_reverse and others. */
    action: string;
    /** Paddle's value: pending_approval, approved, rejected, reversed. */
    status: string;
    total_minor: number;
    tax_minor: Generated<number>;
    currency: string;
    created_at: Instant;
    occurred_at_us: BigIntColumn;
  };
  /** Our requests to give payments back, stored before Paddle is called; one for each transaction. */
  refunds: {
    transaction_id: string;
    /** Null once the account is erased. */
    user_id: ErasableUser;
    subscription_id: string | null;
    reason: 'withdrawal' | 'cancelled before renewal' | 'second purchase';
    owed_at: Instant;
    /** Null for all of the payment. */
    amount_minor: ColumnType<number | null, number | null | undefined, number | null>;
    adjustment_id: string | null;
    asked_at: MaybeInstant;
  };
  /** Requests to withdraw from the contract. `transaction_id` is the latest payment to be refunded, or null. */
  withdrawals: {
    subscription_id: string;
    user_id: BigIntColumn;
    transaction_id: string | null;
    requested_at: Instant;
    confirmed_at: MaybeInstant;
    /** Whether the buyer had withdrawn from another purchase within a year before. */
    is_repeated: Generated<boolean>;
  };
  /** Trials and withdrawals under hashes of what identifies the person; see `billing/buyer/`. */
  purchase_marks: {
    kind: 'trial' | 'withdrawal' | 'returned';
    key_hash: Buffer;
    subscription_id: string;
    happened_at: Instant;
  };
  /** Renewals that were stopped because a payment went back. */
  renewal_stops: {
    id: GeneratedBigInt;
    subscription_id: string;
    user_id: BigIntColumn;
    transaction_id: string;
    because: 'charged back' | 'paid back';
    stopped_at: Instant;
    confirmed_at: MaybeInstant;
    lifted_at: MaybeInstant;
    lifted_by: string | null;
  };
  leave_links: { token_hash: Buffer; user_id: BigIntColumn; created_at: Instant; expires_at: Instant };
  price_changes: {
    id: GeneratedBigInt;
    offer_id: number;
    currency: string;
    amount_minor: number;
    effective_at: Instant;
    announced_by: string;
    announced_at: Instant;
  };
  /**
   * The subscribers concerned by a price change. They keep the old price unless the email was sent (`emails`, key
   * `price-change:<change>:<subscription>`).
   */
  price_change_notices: {
    price_change_id: BigIntColumn;
    subscription_id: string;
    user_id: BigIntColumn;
    amount_before_minor: number;
    moved_at: MaybeInstant;
    left_at: MaybeInstant;
    left_because: string | null;
  };
  /** Claims on subscriptions that are being changed at Paddle. */
  subscription_claims: { subscription_id: string; claim: string; held_until: Instant };
  cancellations: {
    id: GeneratedBigInt;
    subscription_id: string;
    user_id: BigIntColumn;
    reason: string | null;
    requested_at: DefaultInstant;
    confirmed_at: MaybeInstant;
    undone_at: MaybeInstant;
    /** Name of the operator; empty when the person asked. */
    requested_by: Generated<string>;
    /** Whether it ends at once instead of with the paid time. */
    at_once: Generated<boolean>;
  };
}
