import type { Generated } from 'kysely';
import type {
  BigIntColumn,
  DefaultInstant,
  ErasableUser,
  GeneratedBigInt,
  Instant,
  Json,
  MaybeInstant,
} from './column-types.ts';

/** Records that are not changed after they are written, except to remove an erased person or to end a grant. */
export interface RecordTables {
  /** The history of the price list: a row for each wording and price of an offer. */
  offer_versions: {
    id: GeneratedBigInt;
    offer_id: number;
    /** 1 for the first version of the offer. */
    number: number;
    offer: Json;
    made_at: DefaultInstant;
  };
  /** Every movement of money on its own day, append-only; signed, gross includes tax. See `billing/ledger/`. */
  money_entries: {
    id: GeneratedBigInt;
    kind: 'sale' | 'refund' | 'chargeback' | 'chargeback_reverse';
    transaction_id: string;
    adjustment_id: string | null;
    subscription_id: string | null;
    checkout_id: string | null;
    occurred_at: Instant;
    recorded_at: Instant;
    currency: string;
    gross_minor: BigIntColumn;
    tax_minor: BigIntColumn;
    cohort: string;
    source: string;
    customer_ref: string | null;
  };
  /** Every provider event, however it was received; figures and ids, no personal data. See `billing/ledger/`. */
  provider_events: {
    id: GeneratedBigInt;
    key: string;
    event_type: string;
    heard: 'webhook' | 'event list' | 'answer';
    occurred_at_us: BigIntColumn;
    heard_at: Instant;
    subject_id: string | null;
    transaction_id: string | null;
    subscription_id: string | null;
    customer_id: string | null;
    address_id: string | null;
    country: string | null;
    facts: Json;
  };
  /** The first and the last touch of a user or of a checkout. */
  touches: {
    id: GeneratedBigInt;
    user_id: ErasableUser;
    checkout_id: string | null;
    which: 'first' | 'last';
    recorded_at: Instant;
    arrived_at: MaybeInstant;
    utm_source: string;
    utm_medium: string;
    utm_campaign: string;
    utm_id: string;
    utm_content: string;
    utm_term: string;
    click_id_name: string;
    click_id: string;
    landing_path: string;
    referrer_host: string;
  };
  /** What an analytics device was shown, recorded the first time. */
  shown: {
    id: GeneratedBigInt;
    device_id: string;
    what: string;
    version: string;
    detail: Json;
    shown_at: Instant;
  };
  /** The quizzes as this server has served them. */
  content_versions: { version: string; content: Json; first_served_at: Instant };
  /** Who did what. See `platform/audit/`. */
  acts: {
    id: GeneratedBigInt;
    at: Instant;
    actor: 'operator' | 'person' | 'system' | 'provider';
    actor_name: string;
    act: string;
    user_id: ErasableUser;
    subject_id: string | null;
    detail: Json;
  };
  /** Access without a payment of its own. */
  access_grants: {
    id: GeneratedBigInt;
    user_id: BigIntColumn;
    /** Null for access without a subscription. */
    subscription_id: string | null;
    starts_at: Instant;
    ends_at: Instant;
    reason: string;
    granted_by: 'operator' | 'system' | 'provider';
    granted_by_name: Generated<string>;
    granted_at: Instant;
    ended_at: MaybeInstant;
  };
}
