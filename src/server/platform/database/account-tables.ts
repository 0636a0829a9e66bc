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

/** People with an account, how they sign in, what they asked for, and what the platform keeps for itself. */
export interface AccountTables {
  users: {
    id: GeneratedBigInt;
    email: string;
    /** Trimmed and lower-cased: what addresses are compared by. */
    email_key: string;
    name: Generated<string>;
    age: number | null;
    gender: Generated<string>;
    /** The quiz that was walked up to the sign-up. */
    cohort: Generated<string>;
    drawn_cohort: Generated<string>;
    source: Generated<string>;
    click_id: Generated<string>;
    click_id_name: Generated<string>;
    last_source: Generated<string>;
    last_click_id: Generated<string>;
    last_click_id_name: Generated<string>;
    bundle_id: Generated<string>;
    provider_customer_id: string | null;
    password_hash: string | null;
    newsletter: Generated<boolean>;
    plan: MaybeJson;
    created_at: DefaultInstant;
    /** When a link from the mailbox was used; null: anybody may have typed the address in. */
    email_proven_at: MaybeInstant;
    /** The browser that signed the address up; see `identity/browser.ts`. */
    browser_hash: Buffer | null;
    /** A random name that stands on what they paid, also after the account is erased. */
    customer_ref: Generated<string>;
  };
  /** What other browsers say of an address that is signed up already; see `identity/later-sign-ups.sql.ts`. */
  later_sign_ups: { user_id: BigIntColumn; browser_hash: Buffer; details: Json; signed_up_at: Instant };
  /** Browsers that were signed in to an account. */
  known_browsers: { user_id: BigIntColumn; browser_hash: Buffer; seen_at: Instant };
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
    purpose: 'setup' | 'reset' | 'welcome';
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
  /** Which email went out when; never twice under one key. */
  emails: {
    key: string;
    kind: string;
    user_id: ErasableUser;
    subject: string;
    sent_at: Instant;
  };
  /**
   * Paddle's ids of people who had themselves erased, and `user:<id>`, which Paddle's entities carry for us. Of a payment
   * that was not known then (`known_paid` is false) the money goes back.
   */
  erasures: { provider_id: string; erased_at: Instant; known_paid: Generated<boolean> };
  /** Measured devices on which a session of the account was open; see `account/`. */
  account_devices: { user_id: BigIntColumn; device_id: string; bound_at: Instant };
  /** The operator's; one row, or none before the first start. */
  console_password: {
    only_row: Generated<boolean>;
    password_hash: string;
    created_at: DefaultInstant;
    from_environment: boolean;
  };
  /** Browsers in which an operator was signed in. */
  console_browsers: { browser_hash: Buffer; seen_at: Instant };
  console_sessions: { token_hash: Buffer; created_at: Instant; expires_at: Instant };
}
