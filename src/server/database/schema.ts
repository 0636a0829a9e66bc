import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
type Json = JSONColumnType<object, string, string>;
type MaybeJson = JSONColumnType<object | null, string | null | undefined, string | null>;
/** The driver gives bigint columns as strings. */
type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;
type GeneratedBigInt = ColumnType<string, never, never>;

/** The tables as the newest migration leaves them. Ids of rows that grow are strings in code. */
export interface Schema {
  users: {
    id: GeneratedBigInt;
    email: string;
    /** Trimmed and lower-cased: what addresses are compared by. */
    email_key: string;
    name: Generated<string>;
    age: number | null;
    gender: Generated<string>;
    cohort: Generated<string>;
    source: Generated<string>;
    click_id: Generated<string>;
    click_id_name: Generated<string>;
    last_source: Generated<string>;
    last_click_id: Generated<string>;
    last_click_id_name: Generated<string>;
    bundle_id: Generated<string>;
    paddle_customer_id: string | null;
    password_hash: string | null;
    newsletter: Generated<boolean>;
    plan: MaybeJson;
    created_at: DefaultInstant;
  };
  sessions: {
    id: GeneratedBigInt;
    token_hash: Buffer;
    user_id: BigIntColumn;
    /** Such as "Chrome on Android"; empty when it did not say. */
    device: Generated<string>;
    created_at: DefaultInstant;
    last_seen_at: DefaultInstant;
  };
  password_tokens: {
    token_hash: Buffer;
    user_id: BigIntColumn;
    purpose: 'setup' | 'reset';
    expires_at: Instant;
    used_at: MaybeInstant;
  };
  /** What is limited in number within a time, by whom; see `limit/`. */
  attempts: { key: string; attempted_at: DefaultInstant };
  /** Answers on their way to another device. `sealed` opens with the link's token alone, of which only the hash is here. */
  resume_links: { id_hash: Buffer; sealed: Buffer; created_at: DefaultInstant; expires_at: Instant };
  jobs: {
    id: GeneratedBigInt;
    kind: string;
    unique_key: string | null;
    payload: Json;
    run_at: DefaultInstant;
    attempts: Generated<number>;
    last_error: string | null;
    done_at: MaybeInstant;
    created_at: DefaultInstant;
  };
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
  paddle_prices: { environment: string; offer_id: number; currency: string; product_id: string; price_id: string };
  checkouts: {
    id: string;
    user_id: BigIntColumn;
    offer_id: number;
    /** In which it is paid. */
    currency: Generated<string>;
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
    /** Whether the advertiser may be told of it; see `conversion/`. */
    may_convert: Generated<boolean>;
    user_agent: Generated<string>;
    converted_at: MaybeInstant;
  };
  /** What buyers agreed to, chained; no foreign keys, so that it outlives accounts. See `consent/`. */
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
  /** One row: the last entry that was removed in its time and the last that was written. */
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
    user_id: BigIntColumn;
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
    occurred_at_us: BigIntColumn;
  };
  transactions: {
    id: string;
    user_id: ColumnType<string | null, string | null, string | null>;
    checkout_id: string | null;
    subscription_id: string | null;
    status: string;
    total_minor: number;
    currency: string;
    period_ends_at: MaybeInstant;
    card_brand: string | null;
    card_last4: string | null;
    billed_at: MaybeInstant;
    /** When the money was taken; null while it was not, or when there was none to take. */
    paid_at: MaybeInstant;
    tax_minor: Generated<number>;
    /** Paddle's word: web, api, subscription_recurring, subscription_payment_method_change and others. */
    origin: Generated<string>;
    invoice_number: string | null;
    occurred_at_us: BigIntColumn;
  };
  /** What Paddle gave back, or was made to: refunds, chargebacks and their reversals. */
  adjustments: {
    id: string;
    transaction_id: string;
    subscription_id: string | null;
    user_id: ColumnType<string | null, string | null, string | null>;
    /** Paddle's word: refund, chargeback, chargeback_reverse and others. */
    action: string;
    /** Paddle's word: pending_approval, approved, rejected, reversed. */
    status: string;
    total_minor: number;
    currency: string;
    created_at: Instant;
    occurred_at_us: BigIntColumn;
  };
  /** The wish to give a whole payment back, kept before Paddle is asked; one a transaction. */
  refunds: {
    transaction_id: string;
    user_id: BigIntColumn;
    subscription_id: string | null;
    reason: 'withdrawal' | 'cancelled before renewal' | 'second purchase';
    owed_at: Instant;
    adjustment_id: string | null;
    asked_at: MaybeInstant;
  };
  /** The wish to withdraw from the contract. `transaction_id` is what is refunded; null when nothing was paid. */
  withdrawals: {
    subscription_id: string;
    user_id: BigIntColumn;
    transaction_id: string | null;
    requested_at: Instant;
    confirmed_at: MaybeInstant;
  };
  leave_links: { token_hash: Buffer; user_id: BigIntColumn; created_at: Instant; expires_at: Instant };
  /** Which letter went out when; never twice under one key. */
  letters: {
    key: string;
    kind: string;
    user_id: ColumnType<string | null, string | null, string | null>;
    subject: string;
    sent_at: Instant;
  };
  /** Paddle's ids of people who had themselves erased. */
  erasures: { paddle_id: string; erased_at: Instant };
  price_changes: {
    id: GeneratedBigInt;
    offer_id: number;
    currency: string;
    amount_minor: number;
    effective_at: Instant;
    announced_by: string;
    announced_at: Instant;
  };
  /** Whom a price change concerns. Without the letter (`letters`, key `price-change:<change>:<subscription>`) nobody is moved. */
  price_change_notices: {
    price_change_id: BigIntColumn;
    subscription_id: string;
    user_id: BigIntColumn;
    amount_before_minor: number;
    moved_at: MaybeInstant;
    left_at: MaybeInstant;
    left_because: string | null;
  };
  /** Who is changing a subscription at Paddle at this moment. */
  subscription_claims: { subscription_id: string; claim: string; held_until: Instant };
  cancellations: {
    id: GeneratedBigInt;
    subscription_id: string;
    user_id: BigIntColumn;
    reason: string | null;
    requested_at: DefaultInstant;
    confirmed_at: MaybeInstant;
    undone_at: MaybeInstant;
  };
  event_types: { id: Generated<number>; name: string };
  people: {
    id: GeneratedBigInt;
    device_id: string;
    user_id: string | null;
    user_properties: Json;
    cohort: Generated<string>;
    source: Generated<string>;
  };
  events: {
    insert_id: string;
    type_id: number;
    person_id: BigIntColumn;
    session_id: ColumnType<string | null, string | number | null, string | number | null>;
    event_time: Instant;
    event_id: ColumnType<string | null, string | number | null | undefined, string | number | null>;
    /** The order of events, as the database works it out of time and event id; see migration 0009. */
    position: GeneratedBigInt;
    received_at: DefaultInstant;
    event_properties: Json;
    user_properties: Json;
  };
  /** Who went how far through the funnel's steps; in `taken` the visit is the lowest bit. */
  journeys: {
    person_id: BigIntColumn;
    cohort: string;
    source: string;
    first_visit: BigIntColumn;
    last_visit: BigIntColumn;
    last_step: BigIntColumn;
    taken: number;
  };
  /** Whose journey has to be worked out anew; somebody may be here several times. */
  stale_journeys: { person_id: BigIntColumn };
  /** The operator's; one row, or none before the first start. */
  console_password: {
    only_row: Generated<boolean>;
    password_hash: string;
    created_at: DefaultInstant;
    from_environment: boolean;
  };
  console_sessions: { token_hash: Buffer; created_at: Instant; expires_at: Instant };
}
