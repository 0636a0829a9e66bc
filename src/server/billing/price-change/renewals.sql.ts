import { type Kysely, sql } from 'kysely';
import type { Interval } from '#contract/offer.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { factColumns } from '../entitlement/facts.sql.ts';
import { noticeMs } from './decide-move.ts';
import type { RenewalGroup } from './foresee-moves.ts';
import { concerned, noticeKeyOfRow, type PriceChange } from './price-changes.sql.ts';

const facts = factColumns('subscriptions.id', 'subscriptions.user_id');

/** The conditions of `decideMove`, for a subscription as it is now. */
const course = sql<RenewalGroup['course']>`case
  when subscriptions.scheduled_action = 'cancel' or ${sql.raw(facts.cancel_asked)}
    or ${sql.raw(facts.withdrawn_at)} is not null then 'ends'
  when subscriptions.status in ('active', 'trialing') and subscriptions.scheduled_action is null
    and subscriptions.next_billed_at is not null then 'moves'
  else 'waits'
end`;
const day = sql<Date | null>`date_trunc('day', subscriptions.next_billed_at, 'UTC')`;
/** Within one day all renewals are on the same side of the start of a day. */
const nextBilledAt = sql<Date | null>`min(subscriptions.next_billed_at)`;

interface Row {
  course: RenewalGroup['course'];
  next_billed_at: Date | null;
  interval_unit: Interval['unit'];
  interval_count: number;
  subscribers: string;
}

function groupOf(row: Row, chargeableFrom: number): RenewalGroup {
  return {
    course: row.course,
    nextBilledAt: row.next_billed_at?.getTime() ?? null,
    interval: { unit: row.interval_unit, count: row.interval_count },
    chargeableFrom,
    subscribers: Number(row.subscribers),
  };
}

/** The next renewals of everybody whom a price change would concern, counted by day. */
export async function countRenewals(db: Kysely<Schema>, change: PriceChange): Promise<RenewalGroup[]> {
  const rows = await concerned(db, change)
    .select(({ fn }) => [
      course.as('course'),
      nextBilledAt.as('next_billed_at'),
      'interval_unit',
      'interval_count',
      fn.countAll<string>().as('subscribers'),
    ])
    .groupBy(['course', day, 'interval_unit', 'interval_count'])
    .execute();
  return rows.map((row) => groupOf(row, change.effectiveAt));
}

/** The next renewals of everybody who is still to move, counted by day, for each of these price changes. */
export async function countOpenRenewals(
  db: Kysely<Schema>,
  priceChangeIds: readonly string[],
): Promise<(RenewalGroup & { priceChangeId: string })[]> {
  if (priceChangeIds.length === 0) return [];
  const chargeable = sql<Date>`date_trunc('milliseconds', greatest(
    change.effective_at, emails.sent_at + make_interval(secs => ${noticeMs / 1000})))`;
  const rows = await db
    .selectFrom('price_change_notices as notice')
    .innerJoin('price_changes as change', 'change.id', 'notice.price_change_id')
    .innerJoin('subscriptions', 'subscriptions.id', 'notice.subscription_id')
    .leftJoin('emails', (join) => join.on('emails.key', '=', noticeKeyOfRow))
    .where('notice.price_change_id', 'in', [...priceChangeIds])
    .where('moved_at', 'is', null)
    .where('left_at', 'is', null)
    .select(({ fn }) => [
      'notice.price_change_id',
      course.as('course'),
      nextBilledAt.as('next_billed_at'),
      'subscriptions.interval_unit',
      'subscriptions.interval_count',
      sql<Date>`max(${chargeable})`.as('chargeable_from'),
      fn.countAll<string>().as('subscribers'),
    ])
    .groupBy([
      'notice.price_change_id',
      'course',
      day,
      'subscriptions.interval_unit',
      'subscriptions.interval_count',
      sql`date_trunc('day', ${chargeable}, 'UTC')`,
    ])
    .execute();
  return rows.map((row) => ({ priceChangeId: row.price_change_id, ...groupOf(row, row.chargeable_from.getTime()) }));
}
