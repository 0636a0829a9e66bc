import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { paidUntil } from '../entitlement/facts.sql.ts';

const minuteMs = 60_000;
/** Time for notifications to arrive before the provider is asked. */
const waitForNotificationMs = 10 * minuteMs;
/** The provider is asked about a checkout only until this age, because most open ones were abandoned. */
const abandonedAfterMs = 40 * minuteMs;
const atOnce = 100;

/** Transactions of recent checkouts that are open, or that another checkout ended. `now` is epoch ms. */
export async function listUnsettledCheckouts(db: Kysely<Schema>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('transaction_id')
    .where('status', '!=', 'completed')
    .where('transaction_id', 'is not', null)
    .where('created_at', '<=', new Date(now - waitForNotificationMs))
    .where('created_at', '>', new Date(now - abandonedAfterMs))
    .orderBy('created_at')
    .limit(atOnce)
    .execute();
  return rows.map((row) => row.transaction_id!);
}

/**
 * Subscriptions whose row may be out of date: active or in trial although the paid time or trial is over, past due but
 * perhaps paid since, or paused beyond the end of the pause. In random order, so that none is starved.
 */
export async function listOverdueSubscriptions(db: Kysely<Schema>, now: number): Promise<string[]> {
  const before = new Date(now - waitForNotificationMs);
  const { rows } = await sql<{ id: string }>`
    select s.id
    from subscriptions s
    cross join lateral (select ${sql.raw(paidUntil('s.id'))} as ends_at) paid
    where s.status = 'past_due'
      or (s.status = 'paused' and s.resume_at <= ${before})
      or (
        s.status in ('active', 'trialing')
        and coalesce(
          greatest(
            paid.ends_at,
            case when s.status = 'trialing' then s.trial_ends_at end,
            (select max(g.ends_at) from access_grants g where g.subscription_id = s.id and g.ended_at is null)
          ),
          s.started_at
        ) <= ${before}
      )
    order by random()
    limit ${atOnce}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Payments with an adjustment that the provider has not approved or rejected yet. */
export async function listUndecidedRefunds(db: Kysely<Schema>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('adjustments')
    .select('transaction_id')
    .distinct()
    .where('status', '=', 'pending_approval')
    .where('created_at', '<=', new Date(now - waitForNotificationMs))
    .limit(atOnce)
    .execute();
  return rows.map((row) => row.transaction_id);
}
