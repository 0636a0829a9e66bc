import type { ColumnType, Generated } from 'kysely';
import type { Role } from '#contract/console-permissions.ts';
import type { BigIntColumn, GeneratedBigInt, Instant, MaybeInstant } from './column-types.ts';

type MaybeBigInt = ColumnType<string | null, string | number | null | undefined, string | number | null>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Operators, how they sign in, and what they did. See `operations/operators/` and `platform/audit/`. */
export interface OperatorTables {
  operators: {
    id: GeneratedBigInt;
    email: string;
    /** Trimmed, lower-cased. */
    email_key: string;
    name: string;
    role: Role;
    state: 'invited' | 'active' | 'ended';
    /** IANA name. */
    time_zone: Generated<string>;
    /** Of the day there, 0 to 23; null: no digest. */
    digest_hour: Maybe<number>;
    /** The last day there (YYYY-MM-DD) on which nothing more is sent. */
    digest_day: Maybe<string>;
    created_at: Instant;
    created_by: MaybeBigInt;
    ended_at: MaybeInstant;
  };
  operator_invitations: {
    token_hash: Buffer;
    operator_id: BigIntColumn;
    made_at: Instant;
    expires_at: Instant;
    used_at: MaybeInstant;
  };
  /** One row for each means of signing in; the columns of the other kinds are null. */
  operator_credentials: {
    id: GeneratedBigInt;
    operator_id: BigIntColumn;
    kind: 'password' | 'totp' | 'passkey';
    name: string;
    created_at: Instant;
    used_at: MaybeInstant;
    password_hash: Maybe<string>;
    sealed_secret: Maybe<Buffer>;
    /** The last time step of TOTP that was used (RFC 6238). */
    last_step: MaybeBigInt;
    passkey_id: Maybe<string>;
    public_key: Maybe<Buffer>;
    counter: MaybeBigInt;
    transports: Maybe<string[]>;
    is_backed_up: Maybe<boolean>;
  };
  operator_recovery_codes: { code_hash: Buffer; operator_id: BigIntColumn; made_at: Instant; used_at: MaybeInstant };
  /** What a passkey has to sign. */
  operator_challenges: {
    challenge: string;
    purpose: 'sign in' | 'enrol' | 'confirm';
    session_hash: Buffer | null;
    expires_at: Instant;
  };
  console_sessions: {
    token_hash: Buffer;
    created_at: Instant;
    expires_at: Instant;
    /** Null for the console's own password. */
    operator_id: MaybeBigInt;
    last_seen_at: Instant;
    /** The last second factor. */
    confirmed_at: MaybeInstant;
    /** Whether it may only set up a sign-in. */
    is_enrolling: Generated<boolean>;
    network: Generated<string>;
    device: Generated<string>;
  };
  /** The audit: a chain of hashes, append-only. */
  audit: {
    position: BigIntColumn;
    record: string;
    hash: Buffer;
    at: Instant;
    operator_id: MaybeBigInt;
    act: string;
    user_id: MaybeBigInt;
    outcome: 'done' | 'refused';
  };
  /** One row: the last entry that was removed because of its age, and the last that was written. */
  /** What was typed about a person, whose account it goes with. */
  audit_reasons: { position: BigIntColumn; user_id: BigIntColumn; salt: Buffer; reason: string };
  audit_ends: {
    only_row: Generated<boolean>;
    removed_position: BigIntColumn;
    removed_hash: Buffer;
    last_position: BigIntColumn;
    last_hash: Buffer;
  };
}
