import type { Kysely, Transaction } from 'kysely';
import type { CancelReason } from '../../contract/subscription';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';
import { recordAct } from '../operations/act/record-act.sql';
import { endSoon, listReturnable, owe } from '../refund/refunds.sql';

/** A wish to cancel that still needs Paddle's confirmation. */
export interface PendingCancellation {
  id: string;
  subscriptionId: string;
  subscriptionStatus: string;
  /** Whether a payment was taken although the wish stood. */
  chargedSince: boolean;
}

interface Wish {
  subscriptionId: string;
  userId: string;
  reason: CancelReason | undefined;
  /** Epoch ms. */
  now: number;
}

/** How long the first attempt, made at once, has before the job makes sure. */
const jobDelayMs = 30_000;

/**
 * Writes down that a user wants to cancel, before Paddle is asked, with the job that insists until Paddle confirms.
 * Asking again keeps the first wish; a wish that Paddle had confirmed and that was since lifted there becomes new. One that
 * is confirmed and stands stays as it is, so that a press that comes late sends no second email.
 */
export function saveCancellation(db: Kysely<Schema>, { subscriptionId, userId, reason, now }: Wish): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const requestedAt = new Date(now);
    const standing = (await lockAndSeeEnd(tx, subscriptionId)) && (await findConfirmed(tx, subscriptionId));
    if (standing) return standing.id;
    const { id } = await tx
      .insertInto('cancellations')
      .values({ subscription_id: subscriptionId, user_id: userId, reason: reason ?? null, requested_at: requestedAt })
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
            confirmed_at: null,
          })),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    const detail = reason === undefined ? {} : { reason };
    await recordAct(tx, { actor: 'person', act: 'asked to cancel', userId, subjectId: subscriptionId, detail, now });
    await enqueue(tx, {
      kind: 'cancel-subscription',
      uniqueKey: `cancel-subscription:${id}:${now}`,
      payload: { cancellation_id: id },
      runAt: now + jobDelayMs,
    });
    return id;
  });
}

async function findConfirmed(tx: Transaction<Schema>, subscriptionId: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('cancellations')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('undone_at', 'is', null)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** Null when it is confirmed, or taken back, already. */
export async function findPendingCancellation(db: Kysely<Schema>, id: string): Promise<PendingCancellation | null> {
  const row = await db
    .selectFrom('cancellations')
    .innerJoin('subscriptions', 'subscriptions.id', 'cancellations.subscription_id')
    .select([
      'cancellations.id',
      'requested_at',
      'subscriptions.id as subscriptionId',
      'subscriptions.status as subscriptionStatus',
    ])
    .where('cancellations.id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { requested_at, ...wish } = row;
  const charged = await listChargedSince(db, row.subscriptionId, requested_at);
  return { ...wish, chargedSince: charged.length > 0 };
}

async function listChargedSince(db: Kysely<Schema>, subscriptionId: string, requestedAt: Date): Promise<string[]> {
  const payments = await listReturnable(db, subscriptionId);
  const since = payments.filter(({ billedAt, paidAt }) => Math.max(billedAt, paidAt) > requestedAt.getTime());
  return since.map(({ transactionId }) => transactionId);
}

/**
 * Notes that Paddle has it, once our own row of the subscription shows it, and has the letter sent, once. What was
 * charged in the meantime goes back, and then nothing is left to wait for.
 * `taken back`: the user changed his mind while Paddle was being asked. `not seen`: newer news say otherwise.
 */
export function confirmCancellation(
  db: Kysely<Schema>,
  id: string,
  now: number,
): Promise<'confirmed' | 'taken back' | 'not seen'> {
  return db.transaction().execute(async (tx) => {
    const { subscription_id } = await tx
      .selectFrom('cancellations')
      .select('subscription_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isEnding = await lockAndSeeEnd(tx, subscription_id);
    const wish = await tx
      .selectFrom('cancellations')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (wish.undone_at) return 'taken back';
    if (wish.confirmed_at) return 'confirmed';
    if (!isEnding) return 'not seen';
    for (const transactionId of await listChargedSince(tx, wish.subscription_id, wish.requested_at)) {
      const debt = { transactionId, userId: wish.user_id, subscriptionId: wish.subscription_id, now };
      await owe(tx, { ...debt, reason: 'cancelled before renewal' });
      await endSoon(tx, wish.subscription_id);
    }
    await tx
      .updateTable('cancellations')
      .set({ confirmed_at: new Date(now) })
      .where('id', '=', id)
      .execute();
    await enqueue(tx, {
      kind: 'cancelled',
      uniqueKey: `cancelled:${id}:${wish.requested_at.getTime()}`,
      payload: {
        user_id: wish.user_id,
        subscription_id: wish.subscription_id,
        requested_at: wish.requested_at.toISOString(),
      },
    });
    return 'confirmed';
  });
}

/**
 * Keeps the subscription to itself, always before its wishes so that no two wait for each other, and says whether it
 * ends.
 */
async function lockAndSeeEnd(tx: Transaction<Schema>, subscriptionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('subscriptions')
    .select(['status', 'scheduled_action'])
    .where('id', '=', subscriptionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.status === 'canceled' || row?.scheduled_action === 'cancel';
}

/** Takes back whatever wish to cancel this subscription stands. */
export async function undoCancellation(db: Kysely<Schema>, subscriptionId: string, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const undone = await tx
      .updateTable('cancellations')
      .set({ undone_at: new Date(now) })
      .where('subscription_id', '=', subscriptionId)
      .where('undone_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!undone) return;
    const act = { act: 'took a cancellation back', userId: undone.user_id, subjectId: subscriptionId };
    await recordAct(tx, { actor: 'person', ...act, now });
  });
}

/** Wishes that Paddle has not confirmed since `requestedBefore` (epoch ms), though their jobs tried. */
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
