import type { ColumnType, Generated } from 'kysely';
import type { EmailFault, EmailOutcome } from '#contract/console-email-delivery.ts';
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

/** Accounts and sign-in, resume links, erasures, emails, jobs, limits, and sign-in to the console. */
export interface AccountTables {
  users: {
    id: GeneratedBigInt;
    email: string;
    /** The address trimmed and lower-cased, for comparing addresses. */
    email_key: string;
    name: Generated<string>;
    age: number | null;
    gender: Generated<string>;
    /** The quiz that was walked before signing up. */
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
    /** Ids of goals and skills; see `identity/plan/stored-plan.ts`. */
    plan: MaybeJson;
    created_at: DefaultInstant;
    /** When a link from the mailbox was used; null: anybody may have entered the address. */
    email_proven_at: MaybeInstant;
    /** The browser in which the address signed up; see `identity/browser.ts`. */
    browser_hash: Buffer | null;
    /** A random id that stays on the user's payments after the account is erased. */
    customer_ref: Generated<string>;
  };
  /** Details from other browsers for an address that is signed up already; see `identity/repeated-sign-ups.sql.ts`. */
  later_sign_ups: { user_id: BigIntColumn; browser_hash: Buffer; details: Json; signed_up_at: Instant };
  /** Browsers that were signed in to an account. */
  known_browsers: { user_id: BigIntColumn; browser_hash: Buffer; seen_at: Instant };
  sessions: {
    id: GeneratedBigInt;
    token_hash: Buffer;
    user_id: BigIntColumn;
    /** Such as "Chrome on Android"; empty when unknown. */
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
  /** The attempts that limits count; see `platform/limits/`. */
  attempts: { key: string; attempted_at: DefaultInstant };
  /** Answers sealed for another device. `sealed` opens only with the link's token, of which `id_hash` is the hash. */
  resume_links: { id_hash: Buffer; sealed: Buffer; created_at: DefaultInstant; expires_at: Instant };
  /**
   * Emailed links that show a plan. `browser_hash` is the browser of a later sign-up whose plan it shows; null: the
   * account's own.
   */
  plan_links: {
    token_hash: Buffer;
    user_id: BigIntColumn;
    browser_hash: Buffer | null;
    created_at: DefaultInstant;
    expires_at: Instant;
  };
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
  /** The emails that were sent, each key once. */
  emails: {
    key: string;
    kind: string;
    user_id: ErasableUser;
    subject: string;
    sent_at: Instant;
    /** The Message-ID without brackets, and a hash of the recipient; null for one without an account. */
    message_id: ColumnType<string | null, string | null | undefined, string | null>;
    email_hash: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** What became of an email after its handover, or why it was not handed over. */
  email_outcomes: {
    key: string;
    kind: string;
    user_id: BigIntColumn;
    outcome: EmailOutcome;
    why: EmailFault | null;
    at: Instant;
  };
  /**
   * Paddle's ids of erased people, and `user:<id>` for the user id in the custom data of Paddle's entities. A payment
   * that was unknown at the erasure (`known_paid` is false) is refunded.
   */
  erasures: { provider_id: string; erased_at: Instant; known_paid: Generated<boolean> };
  /** Analytics devices on which a session of the account was open; see `account/account-devices.sql.ts`. */
  account_devices: { user_id: BigIntColumn; device_id: string; bound_at: Instant };
  /** One row; none before the first start. */
  console_password: {
    only_row: Generated<boolean>;
    password_hash: string;
    created_at: DefaultInstant;
    from_environment: boolean;
  };
  /** Browsers in which an operator was signed in. */
  console_browsers: { browser_hash: Buffer; seen_at: Instant };
}
