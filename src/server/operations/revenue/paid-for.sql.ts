import { type RawBuilder, sql } from 'kysely';

const units = ['day', 'week', 'month', 'year'] as const;
const count = sql.lit(units.length);

/**
 * SQL: the length of the time that a payment pays for, as one whole number, so that it can stand in an array; null
 * while it is unknown.
 */
export function paidForCode(
  intervalCount: RawBuilder<unknown>,
  intervalUnit: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const names = sql.join(units.map((unit) => sql.lit(unit)));
  return sql`(${intervalCount} * ${count} + array_position(array[${names}], ${intervalUnit}) - 1)::bigint`;
}

/** SQL: the interval that such a number stands for. */
export function paidFor(code: RawBuilder<unknown>): RawBuilder<unknown> {
  const ones = sql.join(units.map((unit) => sql.lit(`1 ${unit}`)));
  return sql`((${code} / ${count}) * (array[${ones}]::interval[])[${code} % ${count} + 1])`;
}
