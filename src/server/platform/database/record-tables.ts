import type { Generated } from 'kysely';
import type {
  BigIntColumn,
  DefaultInstant,
  ErasableUser,
  GeneratedBigInt,
  Instant,
  Json,
  MaybeInstant,
  MaybeJson,
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
    /** What it says about money, as `Told`; null for other events, and until the job `keep-ledger` has read it. */
    told: MaybeJson;
    /** When the ledger and the history were brought up to date with it; null while that waits. */
    entered_at: MaybeInstant;
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
