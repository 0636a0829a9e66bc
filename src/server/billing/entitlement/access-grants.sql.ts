import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { isFullyReturned } from './facts.sql.ts';
import type { GrantedTime, RunningPeriod } from './provider-extension.ts';

/** The current period and its owner. */
export interface OwnPeriod extends RunningPeriod {
  userId: string | null;
}

interface PeriodRow {
  user_id: string | null;
  status: string;
  period_starts_at: Date | null;
  period_ends_at: Date | null;
  paid_until: Date | null;
}

/** Locks the subscription, so that of two concurrent changes the second sees the first one's grant. */
export async function lockRunningPeriod(tx: Transaction<Schema>, subscriptionId: string): Promise<OwnPeriod | null> {
  const { rows } = await sql<PeriodRow>`
    select s.user_id, s.status, s.period_starts_at, s.period_ends_at, (
      select max(t.period_ends_at) from transactions t
      where t.subscription_id = s.id and t.status = 'completed'
        -- The provider writes the same start to both; a second may be lost in between.
        and t.period_starts_at between s.period_starts_at - interval '1 minute' and s.period_starts_at + interval '1 minute'
        and not ${sql.raw(isFullyReturned)}
    ) as paid_until
    from subscriptions s where s.id = ${subscriptionId} for no key update of s`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const given = await tx
    .selectFrom('access_grants')
    .select(['starts_at', 'ends_at'])
    .where('subscription_id', '=', subscriptionId)
    .where('granted_by', '=', 'operator')
    .where('ended_at', 'is', null)
    .execute();
  const { period_starts_at: startsAt, period_ends_at: endsAt } = row;
  return {
    userId: row.user_id,
    status: row.status,
    period: startsAt && endsAt && { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() },
    paidUntilAt: row.paid_until?.getTime() ?? null,
    given: given.map((one) => ({ startsAt: one.starts_at.getTime(), endsAt: one.ends_at.getTime() })),
  };
}

/** Whether the provider was asked to make a planned change whose renewal is to come. `now` is epoch ms. */
export async function isBeingChanged(tx: Transaction<Schema>, subscriptionId: string, now: number): Promise<boolean> {
  const row = await tx
    .selectFrom('planned_changes')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('begun_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('made_at', 'is', null), is('effective_at', '>', new Date(now))]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The open grant for extra time from the provider; null when there is none. */
export async function findProviderGrant(
  tx: Transaction<Schema>,
  subscriptionId: string,
): Promise<(GrantedTime & { id: string }) | null> {
  const row = await tx
    .selectFrom('access_grants')
    .select(['id', 'starts_at', 'ends_at'])
    .where('subscription_id', '=', subscriptionId)
    .where('granted_by', '=', 'provider')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() } : null;
}

/** `now` is epoch ms. */
export async function endGrant(tx: Transaction<Schema>, id: string, now: number): Promise<void> {
  await tx
    .updateTable('access_grants')
    .set({ ended_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

interface ProviderGrant extends GrantedTime {
  userId: string;
  subscriptionId: string;
  /** Epoch ms. */
  now: number;
}

export async function insertProviderGrant(tx: Transaction<Schema>, grant: ProviderGrant): Promise<void> {
  await tx
    .insertInto('access_grants')
    .values({
      user_id: grant.userId,
      subscription_id: grant.subscriptionId,
      starts_at: new Date(grant.startsAt),
      ends_at: new Date(grant.endsAt),
      reason: 'next billing date moved later',
      granted_by: 'provider',
      granted_at: new Date(grant.now),
    })
    .execute();
}
