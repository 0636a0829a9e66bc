import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { reasonOf } from '#server/platform/log/reason-of.ts';
import { closeWork, openWork } from '#server/platform/work/work-items.sql.ts';
import type { BillingDeps } from '../deps.ts';
import { recordProviderEvent } from '../ledger/provider-events.sql.ts';
import type { Notification } from '../provider-event.ts';
import { applyEvent } from './apply-event.ts';
import { findPendingNotification, insertNotification, markFailed, markProjected } from './notifications.sql.ts';

type NotificationDeps = Pick<BillingDeps, 'db' | 'provider' | 'clock' | 'log'>;

/** Long enough for the immediate attempt; the job is for when that fails or the process ends. */
const jobDelayMs = 10_000;
/** An event may come before the one that names its owner. */
const ownerWaitMs = 15 * 60_000;

/**
 * Stores a notification with the job that processes it, once however often it is delivered, and processes it at once.
 */
export async function storeAndProcess(deps: NotificationDeps, notification: Notification): Promise<void> {
  const { id, record } = notification;
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    await insertNotification(tx, notification, now);
    await recordProviderEvent(tx, record, now);
    await enqueue(tx, {
      kind: 'project-webhook-event',
      uniqueKey: `project-webhook-event:${id}`,
      payload: { event_id: id },
      runAt: now + jobDelayMs,
    });
  });
  await processNotification(deps, id);
}

/**
 * Processes a stored notification. `pending`: it could not be read, applied or tied to a user yet; the reason is stored
 * with it, and it may be tried again. Never throws because of a notification's content.
 * @param ownerId the account that an operator has found for it
 */
export async function processNotification(
  { db, provider, clock, log }: NotificationDeps,
  eventId: string,
  ownerId: string | null = null,
): Promise<'settled' | 'pending'> {
  const body = await findPendingNotification(db, eventId);
  if (!body) return 'settled';
  try {
    const event = provider.events.read(body);
    const applied = event ? await applyEvent(db, event, clock(), { ownerId }) : 'applied';
    if (applied === 'unknown owner') {
      await tellNobodys(db, { eventId, about: event?.id ?? '', now: clock() });
      throw new Error('it belongs to nobody we know');
    }
  } catch (error) {
    const reason = reasonOf(error);
    log.error({ eventId, reason }, 'a notification of the payment provider could not be processed');
    await markFailed(db, eventId, reason);
    return 'pending';
  }
  await inTransaction(db, async (tx) => {
    await markProjected(tx, eventId, clock());
    const gone = { because: 'Its owner is known now.', now: clock() };
    await closeWork(tx, { kind: 'notification of nobody', about: { subject: eventId }, ...gone });
  });
  return 'settled';
}

function tellNobodys(
  db: NotificationDeps['db'],
  { eventId, about, now }: { eventId: string; about: string; now: number },
): Promise<void> {
  const facts = { about };
  return openWork(db, { kind: 'notification of nobody', subject: eventId, facts, now, waitMs: ownerWaitMs });
}
