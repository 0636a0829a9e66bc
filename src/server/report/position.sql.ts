import { type RawBuilder, sql } from 'kysely';

/**
 * The position of what happened at a time but is no event: the smallest of its ms; see migration 0009. Null without a
 * time.
 */
export function positionOf(time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${time} is not null then
    least((extract(epoch from ${time} at time zone 'UTC') * 1000)::bigint, 8796093022207) * 1048576 end`;
}
