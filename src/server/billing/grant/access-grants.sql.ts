import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema';
import { isWhollyReturned } from '../../subscription/paid-until.sql';
import { extensionOf, type GrantedTime } from './provider-extension';

/** SQL: the access that was given and not ended, of the user and, where it hangs on one, of a subscription, as JSON. */
export function openGrants(userId: string): string {
  return `(
    select coalesce(json_agg(json_build_object(
      'subscriptionId', g.subscription_id,
      'startsAt', floor(extract(epoch from g.starts_at) * 1000)::bigint,
      'endsAt', floor(extract(epoch from g.ends_at) * 1000)::bigint
    )), '[]')
    from access_grants g where g.user_id = ${userId} and g.ended_at is null
  )`;
}

/** As `openGrants` gives it. */
export interface OpenGrant extends GrantedTime {
  /** Null for access that hangs on no subscription. */
  subscriptionId: string | null;
}

/**
 * Gives the time by which the provider has moved a subscription's next billing date, and ends what it gave before when
 * it moved that again. Called after each change of a subscription and of its payments. `now` is epoch ms.
 */
export async function followProviderDates(
  tx: Transaction<Schema>,
  subscriptionId: string | null,
  now: number,
): Promise<void> {
  if (subscriptionId === null) return;
  const found = await findRunningPeriod(tx, subscriptionId);
  if (!found || found.user_id === null) return;
  const given = extensionOf({
    status: found.status,
    period: periodOf(found.period_starts_at, found.period_ends_at),
    paidUntilAt: found.paid_until?.getTime() ?? null,
  });
  const before = await tx
    .selectFrom('access_grants')
    .select(['id', 'starts_at', 'ends_at'])
    .where('subscription_id', '=', subscriptionId)
    .where('granted_by', '=', 'provider')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (before && given && isSame(before, given)) return;
  if (before) {
    const ended = { ended_at: new Date(now) };
    await tx.updateTable('access_grants').set(ended).where('id', '=', before.id).execute();
  }
  if (!given) return;
  await tx
    .insertInto('access_grants')
    .values({
      user_id: found.user_id,
      subscription_id: subscriptionId,
      starts_at: new Date(given.startsAt),
      ends_at: new Date(given.endsAt),
      reason: 'next billing date moved later',
      granted_by: 'provider',
      granted_at: new Date(now),
    })
    .execute();
}

function periodOf(startsAt: Date | null, endsAt: Date | null): GrantedTime | null {
  return startsAt && endsAt && { startsAt: startsAt.getTime(), endsAt: endsAt.getTime() };
}

function isSame(row: { starts_at: Date; ends_at: Date }, given: GrantedTime): boolean {
  return row.starts_at.getTime() === given.startsAt && row.ends_at.getTime() === given.endsAt;
}

interface Found {
  user_id: string | null;
  status: string;
  period_starts_at: Date | null;
  period_ends_at: Date | null;
  paid_until: Date | null;
}

/** Locked: of two changes at the same moment, one waits and then sees the other's grant. */
async function findRunningPeriod(tx: Transaction<Schema>, subscriptionId: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select s.user_id, s.status, s.period_starts_at, s.period_ends_at, (
      select max(t.period_ends_at) from transactions t
      where t.subscription_id = s.id and t.status = 'completed'
        -- The provider writes the same start to both; a second may be lost in between.
        and t.period_starts_at between s.period_starts_at - interval '1 minute' and s.period_starts_at + interval '1 minute'
        and not ${sql.raw(isWhollyReturned)}
    ) as paid_until
    from subscriptions s where s.id = ${subscriptionId} for no key update of s`.execute(tx);
  return rows[0];
}
