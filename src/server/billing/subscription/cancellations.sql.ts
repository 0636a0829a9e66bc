import { type Kysely, sql, type Transaction } from 'kysely';
import type { CancelReason } from '#contract/subscription.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** A request to cancel. Times are epoch ms. */
export interface Cancellation {
  id: string;
  subscriptionId: string;
  userId: string;
  requestedAt: number;
  confirmedAt: number | null;
  undoneAt: number | null;
  /** Whether it ends now instead of at the end of the paid time. */
  isAtOnce: boolean;
}

/** A request that still needs the provider's confirmation. */
interface PendingCancellation extends Cancellation {
  subscriptionStatus: string;
}

export interface NewCancellation {
  subscriptionId: string;
  userId: string;
  reason: CancelReason | undefined;
  /** Name of the operator who asks for the person. */
  requestedBy?: string;
  isAtOnce?: boolean;
  /** Epoch ms. */
  now: number;
}

/**
 * Stores a request and returns its id. A repeated one keeps the time of the first, unless that was confirmed: then it
 * becomes a new request.
 */
export async function saveRequest(
  tx: Transaction<Schema>,
  { subscriptionId, userId, reason, requestedBy = '', isAtOnce = false, now }: NewCancellation,
): Promise<string> {
  const requestedAt = new Date(now);
  const { id } = await tx
    .insertInto('cancellations')
    .values({
      subscription_id: subscriptionId,
      user_id: userId,
      reason: reason ?? null,
      requested_at: requestedAt,
      requested_by: requestedBy,
      at_once: isAtOnce,
    })
    .onConflict((conflict) =>
      conflict
        .column('subscription_id')
        .where('undone_at', 'is', null)
        .doUpdateSet((row) => ({
          reason: row.fn.coalesce('excluded.reason', 'cancellations.reason'),
          requested_at: row
            .case()
            .when('cancellations.confirmed_at', 'is', null)
            .then(row.ref('cancellations.requested_at'))
            .else(requestedAt)
            .end(),
          requested_by: row
            .case()
            .when('cancellations.confirmed_at', 'is', null)
            .then(row.ref('cancellations.requested_by'))
            .else(requestedBy)
            .end(),
          at_once: sql<boolean>`cancellations.at_once or excluded.at_once`,
          confirmed_at: null,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of the confirmed request that was not undone; null when there is none. */
export async function findConfirmed(tx: Transaction<Schema>, subscriptionId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('cancellations')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('undone_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Null when it is already confirmed or undone. */
export async function findPending(db: Kysely<Schema>, id: string): Promise<PendingCancellation | null> {
  const row = await requests(db)
    .innerJoin('subscriptions', 'subscriptions.id', 'cancellations.subscription_id')
    .select('subscriptions.status as subscriptionStatus')
    .where('cancellations.id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row ? { ...inMs(row), subscriptionStatus: row.subscriptionStatus } : null;
}

/** The subscriptions of a user that are asked to end at once, and for which the provider has not confirmed it. */
export async function listEndingAtOnce(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('cancellations')
    .select('subscription_id')
    .where('user_id', '=', userId)
    .where('at_once', '=', true)
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .execute();
  return rows.map(({ subscription_id }) => subscription_id);
}

/** Null when the account was erased. */
export async function findSubscriptionOf(tx: Transaction<Schema>, id: string): Promise<string | null> {
  const row = await tx.selectFrom('cancellations').select('subscription_id').where('id', '=', id).executeTakeFirst();
  return row?.subscription_id ?? null;
}

/** Locks a request until the transaction ends; lock the subscription first. Null when the account was erased. */
export async function lockCancellation(tx: Transaction<Schema>, id: string): Promise<Cancellation | null> {
  const row = await requests(tx).where('cancellations.id', '=', id).forNoKeyUpdate('cancellations').executeTakeFirst();
  return row ? inMs(row) : null;
}

function requests(db: Kysely<Schema>) {
  return db
    .selectFrom('cancellations')
    .select(['cancellations.id', 'cancellations.subscription_id as subscriptionId', 'cancellations.user_id as userId'])
    .select(['cancellations.requested_at', 'cancellations.confirmed_at', 'cancellations.undone_at'])
    .select('cancellations.at_once');
}

type Row = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

function inMs({ id, subscriptionId, userId, requested_at, confirmed_at, undone_at, at_once }: Row): Cancellation {
  return {
    id,
    subscriptionId,
    userId,
    requestedAt: requested_at.getTime(),
    confirmedAt: confirmed_at?.getTime() ?? null,
    undoneAt: undone_at?.getTime() ?? null,
    isAtOnce: at_once,
  };
}

/** `now` is epoch ms. */
export async function markConfirmed(tx: Transaction<Schema>, id: string, now: number): Promise<void> {
  await tx
    .updateTable('cancellations')
    .set({ confirmed_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

/** Undoes the subscription's request to cancel. @returns the user who made it; null when there was none */
export async function markUndone(tx: Transaction<Schema>, subscriptionId: string, now: number): Promise<string | null> {
  const undone = await tx
    .updateTable('cancellations')
    .set({ undone_at: new Date(now) })
    .where('subscription_id', '=', subscriptionId)
    .where('undone_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return undone?.user_id ?? null;
}

/** Requests from before `requestedBefore` (epoch ms) that are still not confirmed, despite their jobs. */
export async function listOldCancellations(db: Kysely<Schema>, requestedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('cancellations')
    .select('id')
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .where('requested_at', '<', new Date(requestedBefore))
    .orderBy('requested_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.id);
}
