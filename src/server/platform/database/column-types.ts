import type { ColumnType, JSONColumnType } from 'kysely';

export type Instant = ColumnType<Date, Date | string, Date | string>;
export type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type Json = JSONColumnType<object, string, string>;
export type MaybeJson = JSONColumnType<object | null, string | null | undefined, string | null>;
/** The driver returns bigint columns as strings. */
export type BigIntColumn = ColumnType<string, string | number | bigint, string | number | bigint>;
/** A user id that becomes null when the account is erased. */
export type ErasableUser = ColumnType<string | null, string | number | bigint | null, string | number | bigint | null>;
export type GeneratedBigInt = ColumnType<string, never, never>;
