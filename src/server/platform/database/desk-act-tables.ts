import type { ColumnType, Generated } from 'kysely';
import type { BigIntColumn, ErasableUser, GeneratedBigInt, Instant, MaybeInstant } from './column-types.ts';

type MaybeBigInt = ColumnType<string | null, string | null | undefined, string | null>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** What operators do for a person. See `operations/desk/acts/`. */
export interface DeskActTables {
  /** Each press of a button, so that a repeated one is one act. */
  desk_presses: {
    key: string;
    asked: Buffer;
    user_id: ErasableUser;
    act: string;
    operator_id: MaybeBigInt;
    pressed_at: Instant;
    /** Null while the provider is being asked. */
    answer: ColumnType<object | null, string | null | undefined, string | null>;
  };
  /** Payments that an operator gives back, stored before the provider is asked. */
  operator_refunds: {
    id: GeneratedBigInt;
    transaction_id: string;
    user_id: ErasableUser;
    subscription_id: string | null;
    /** All that remained if `is_rest`. */
    amount_minor: number;
    is_rest: boolean;
    currency: string;
    reason: string;
    note: string;
    /** What becomes of the access; null for a part. */
    access: 'ends' | 'stays' | null;
    operator_id: MaybeBigInt;
    operator_name: string;
    operator_role: string;
    asked_at: Instant;
    adjustment_id: Maybe<string>;
    settled_at: MaybeInstant;
    /** In words. */
    refused: Maybe<string>;
    refused_at: MaybeInstant;
  };
  /** Next billing dates that move together with given time, stored before the provider is asked. */
  billing_moves: {
    grant_id: BigIntColumn;
    subscription_id: string;
    from_at: Instant;
    to_at: Instant;
    asked_at: Instant;
    moved_at: MaybeInstant;
    refused: Maybe<string>;
  };
  address_corrections: {
    id: GeneratedBigInt;
    user_id: BigIntColumn;
    email_before: string;
    before_confirmed: Generated<boolean>;
    email_after: string;
    operator_name: string;
    corrected_at: Instant;
    undone_at: MaybeInstant;
  };
  /** Links in the email to the old address. */
  address_undo_links: { token_hash: Buffer; correction_id: BigIntColumn; expires_at: Instant };
  person_notes: {
    id: GeneratedBigInt;
    user_id: BigIntColumn;
    text: string;
    operator_name: string;
    written_at: Instant;
  };
}
