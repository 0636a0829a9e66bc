import type { Kysely, Transaction } from 'kysely';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { owe, scheduleEnd } from '../debt/owe.ts';
import { listReturnable } from '../debt/refunds.sql.ts';
import { lockSubscription } from '../entitlement/subscriptions.sql.ts';
import {
  type Cancellation,
  findConfirmed,
  findSubscriptionOf,
  lockCancellation,
  markConfirmed,
  markUndone,
  type NewCancellation,
  saveRequest,
} from './cancellations.sql.ts';

/** Time for the immediate first attempt before the job makes another one. */
const jobDelayMs = 30_000;

/**
 * Stores a cancellation before the provider is asked, with the job that retries until it is confirmed. One that is
 * confirmed and in effect is returned unchanged, so that a late second press sends no second email. Null when the
 * account was erased meanwhile.
 */
export function requestCancellation(db: Kysely<Schema>, request: NewCancellation): Promise<string | null> {
  return inTransaction(db, async (tx) => {
    const { subscriptionId, userId, reason, now } = request;
    const subscription = await lockSubscription(tx, subscriptionId);
    if (subscription?.userId !== userId) return null;
    const confirmed = subscription.isEnding ? await findConfirmed(tx, subscriptionId) : null;
    if (confirmed) return confirmed;
    const detail = reason === undefined ? {} : { reason };
    await recordAct(tx, { actor: 'person', act: 'asked to cancel', userId, subjectId: subscriptionId, detail, now });
    return storeCancellation(tx, request);
  });
}

/**
 * Stores a request with its job, within the transaction of somebody who locked the subscription.
 * @param options.runAt when the job runs first, epoch ms; by default after an immediate attempt
 */
export async function storeCancellation(
  tx: Transaction<Schema>,
  request: NewCancellation,
  { runAt = request.now + jobDelayMs }: { runAt?: number } = {},
): Promise<string> {
  const id = await saveRequest(tx, request);
  await enqueue(tx, {
    kind: 'cancel-subscription',
    uniqueKey: `cancel-subscription:${id}:${request.now}`,
    payload: { cancellation_id: id },
    runAt,
  });
  return id;
}

/** The payments billed or paid after the request, without those already returned or owed. */
export async function listChargedSince(
  db: Kysely<Schema>,
  { subscriptionId, requestedAt }: Cancellation,
): Promise<string[]> {
  const payments = await listReturnable(db, subscriptionId);
  const since = payments.filter(({ billedAt, paidAt }) => Math.max(billedAt, paidAt) > requestedAt);
  return since.map(({ transactionId }) => transactionId);
}

/**
 * Marks a cancellation as confirmed once our row of the subscription shows it, and enqueues the email, once. Payments
 * charged in the meantime are refunded, and the subscription then ends at once.
 * `taken back`: the user undid it while the provider was being asked. `not seen`: a newer event says otherwise.
 */
export function confirmCancellation(
  db: Kysely<Schema>,
  id: string,
  now: number,
): Promise<'confirmed' | 'taken back' | 'not seen'> {
  return inTransaction(db, async (tx) => {
    const found = await findSubscriptionOf(tx, id);
    const subscription = found === null ? null : await lockSubscription(tx, found);
    const request = await lockCancellation(tx, id);
    // The account was erased, which ends all charges by itself.
    if (request === null) return 'confirmed';
    const { subscriptionId, userId } = request;
    if (request.undoneAt !== null) return 'taken back';
    if (request.confirmedAt !== null) return 'confirmed';
    if (!subscription?.isEnding || (request.isAtOnce && subscription.status !== 'canceled')) return 'not seen';
    for (const transactionId of await listChargedSince(tx, request)) {
      await owe(tx, { transactionId, userId, subscriptionId, reason: 'cancelled before renewal', now });
      await scheduleEnd(tx, subscriptionId);
    }
    await markConfirmed(tx, id, now);
    await enqueue(tx, {
      kind: 'cancelled',
      uniqueKey: `cancelled:${id}:${request.requestedAt}`,
      payload: {
        user_id: userId,
        subscription_id: subscriptionId,
        requested_at: new Date(request.requestedAt).toISOString(),
      },
    });
    return 'confirmed';
  });
}

/** Who takes a cancellation back; for an operator with what is written in the same transaction. */
export type Undoer = 'person' | { alongside: (tx: Transaction<Schema>, subscriptionId: string) => Promise<void> };

/** Undoes the subscription's cancellation, if there is one. `now` is epoch ms. */
export async function undoCancellation(
  db: Kysely<Schema>,
  subscriptionId: string,
  { by, now }: { by: Undoer; now: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const userId = await markUndone(tx, subscriptionId, now);
    if (by !== 'person') return by.alongside(tx, subscriptionId);
    if (userId === null) return;
    await recordAct(tx, { actor: 'person', act: 'took a cancellation back', userId, subjectId: subscriptionId, now });
  });
}
