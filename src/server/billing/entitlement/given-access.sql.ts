import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { GrantedTime } from './provider-extension.ts';

/** Access that an operator gives. */
export interface GivenAccess extends GrantedTime {
  userId: string;
  /** Null for access without a subscription. */
  subscriptionId: string | null;
  reason: string;
  /** Name of the operator. */
  by: string;
  /** Epoch ms. */
  now: number;
}

/** @returns its id */
export async function insertGivenAccess(tx: Transaction<Schema>, given: GivenAccess): Promise<string> {
  const { id } = await tx
    .insertInto('access_grants')
    .values({
      user_id: given.userId,
      subscription_id: given.subscriptionId,
      starts_at: new Date(given.startsAt),
      ends_at: new Date(given.endsAt),
      reason: given.reason,
      granted_by: 'operator',
      granted_by_name: given.by,
      granted_at: new Date(given.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A grant of a user that is open. Times are epoch ms. */
export interface OpenGivenAccess extends GrantedTime {
  id: string;
  subscriptionId: string | null;
  grantedBy: 'operator' | 'system' | 'provider';
  /** Whether the next charge moved with it. */
  movesBilling: boolean;
}

/** Locks a user's grant that has neither been ended nor run out; null when there is no such one. */
export async function lockOpenGrant(
  tx: Transaction<Schema>,
  of: { id: string; userId: string; now: number },
): Promise<OpenGivenAccess | null> {
  const row = await tx
    .selectFrom('access_grants as g')
    .select(
      ({ exists, selectFrom }) =>
        [
          'g.id',
          'g.subscription_id',
          'g.starts_at',
          'g.ends_at',
          'g.granted_by',
          exists(selectFrom('billing_moves').select('grant_id').whereRef('grant_id', '=', 'g.id')).as('moves'),
        ] as const,
    )
    .where('g.id', '=', of.id)
    .where('g.user_id', '=', of.userId)
    .where('g.ended_at', 'is', null)
    .where('g.ends_at', '>', new Date(of.now))
    .forNoKeyUpdate('g')
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    subscriptionId: row.subscription_id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    grantedBy: row.granted_by,
    movesBilling: Boolean(row.moves),
  };
}

/** Ends all open grants of a subscription, because it ends at once. `now` is epoch ms. */
export async function endGrantsOf(tx: Transaction<Schema>, subscriptionId: string, now: number): Promise<void> {
  await tx
    .updateTable('access_grants')
    .set({ ended_at: new Date(now) })
    .where('subscription_id', '=', subscriptionId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', new Date(now))
    .execute();
}

/** The access of a user without a subscription that is open. */
export async function listFreeAccess(tx: Transaction<Schema>, userId: string): Promise<GrantedTime[]> {
  const rows = await tx
    .selectFrom('access_grants')
    .select(['starts_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where('subscription_id', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map((row) => ({ startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }));
}
