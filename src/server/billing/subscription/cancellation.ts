import type { Kysely } from 'kysely';
import type { CancelReason } from '#contract/subscription.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { endSoon, owe } from '../debt/owe.ts';
import { listReturnable } from '../debt/refunds.sql.ts';
import { lockSubscription } from '../entitlement/subscriptions.sql.ts';
import {
  type Cancellation,
  findConfirmed,
  findSubscriptionOf,
  lockCancellation,
  markConfirmed,
  markUndone,
  saveRequest,
} from './cancellations.sql.ts';

interface CancelRequest {
  subscriptionId: string;
  userId: string;
  reason: CancelReason | undefined;
  /** Epoch ms. */
  now: number;
}

/** How long the first attempt, made at once, has before the job makes sure. */
const jobDelayMs = 30_000;

/**
 * Writes down that a user wants to cancel, before the provider is asked, with the job that insists until it confirms.
 * One that is confirmed and stands stays as it is, so that a press that comes late sends no second email.
 */
export function requestCancellation(db: Kysely<Schema>, request: CancelRequest): Promise<string> {
  const { subscriptionId, userId, reason, now } = request;
  return db.transaction().execute(async (tx) => {
    const isEnding = (await lockSubscription(tx, subscriptionId))?.isEnding ?? false;
    const standing = isEnding ? await findConfirmed(tx, subscriptionId) : null;
    if (standing) return standing;
    const id = await saveRequest(tx, request);
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

/** The payments that were taken although the request stood. */
export async function listChargedSince(
  db: Kysely<Schema>,
  { subscriptionId, requestedAt }: Cancellation,
): Promise<string[]> {
  const payments = await listReturnable(db, subscriptionId);
  const since = payments.filter(({ billedAt, paidAt }) => Math.max(billedAt, paidAt) > requestedAt);
  return since.map(({ transactionId }) => transactionId);
}

/**
 * Notes that the provider has it, once our own row of the subscription shows it, and has the email sent, once. What was
 * charged in the meantime goes back, and then nothing is left to wait for.
 * `taken back`: the user changed their mind while the provider was being asked. `not seen`: a newer event says otherwise.
 */
export function confirmCancellation(
  db: Kysely<Schema>,
  id: string,
  now: number,
): Promise<'confirmed' | 'taken back' | 'not seen'> {
  return db.transaction().execute(async (tx) => {
    const subscription = await lockSubscription(tx, await findSubscriptionOf(tx, id));
    const request = await lockCancellation(tx, id);
    const { subscriptionId, userId } = request;
    if (request.undoneAt !== null) return 'taken back';
    if (request.confirmedAt !== null) return 'confirmed';
    if (!subscription?.isEnding) return 'not seen';
    for (const transactionId of await listChargedSince(tx, request)) {
      await owe(tx, { transactionId, userId, subscriptionId, reason: 'cancelled before renewal', now });
      await endSoon(tx, subscriptionId);
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

/** Takes back whatever request to cancel this subscription stands. `now` is epoch ms. */
export async function undoCancellation(db: Kysely<Schema>, subscriptionId: string, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const userId = await markUndone(tx, subscriptionId, now);
    if (userId === null) return;
    await recordAct(tx, { actor: 'person', act: 'took a cancellation back', userId, subjectId: subscriptionId, now });
  });
}
