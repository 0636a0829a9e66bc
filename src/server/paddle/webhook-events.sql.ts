import type { Kysely } from 'kysely';
import { recordProviderEvent } from '../billing/ledger/provider-events.sql';
import type { HeardEvent } from '../billing/ledger/provider-facts';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';

export interface WebhookEvent {
  eventId: string;
  eventType: string;
  occurredAt: string;
  body: object;
  /** As it is written down for the books. */
  heard: HeardEvent;
}

/** Long enough for the attempt that is made at once; the job is for when that one fails or the process ends. */
const jobDelayMs = 10_000;

/** Keeps a notification, with the job that sees to it; one delivered again is already kept. `now` is epoch ms. */
export async function saveWebhookEvent(db: Kysely<Schema>, event: WebhookEvent, now: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('webhook_events')
      .values({
        event_id: event.eventId,
        event_type: event.eventType,
        occurred_at: event.occurredAt,
        body: JSON.stringify(event.body),
        received_at: new Date(now),
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .execute();
    await recordProviderEvent(tx, event.heard, now);
    await enqueue(tx, {
      kind: 'project-webhook-event',
      uniqueKey: `project-webhook-event:${event.eventId}`,
      payload: { event_id: event.eventId },
      runAt: now + jobDelayMs,
    });
  });
}

/** The body of a notification that is still to be acted on; null when that is done. */
export async function findPendingWebhookEvent(db: Kysely<Schema>, eventId: string): Promise<object | null> {
  const row = await db
    .selectFrom('webhook_events')
    .select('body')
    .where('event_id', '=', eventId)
    .where('projected_at', 'is', null)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** When the latest notification came, epoch ms; null when none ever did. */
export async function newestReceivedAt(db: Kysely<Schema>): Promise<number | null> {
  const row = await db
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .executeTakeFirst();
  return row?.at?.getTime() ?? null;
}

/** Those of the events that no notification told us of. */
export async function notKept(db: Kysely<Schema>, eventIds: readonly string[]): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const kept = await db.selectFrom('webhook_events').select('event_id').where('event_id', 'in', eventIds).execute();
  const known = new Set(kept.map(({ event_id }) => event_id));
  return eventIds.filter((id) => !known.has(id));
}

export async function markProjected(db: Kysely<Schema>, eventId: string, now: number): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ projected_at: new Date(now), last_error: null })
    .where('event_id', '=', eventId)
    .execute();
}

export async function markFailed(db: Kysely<Schema>, eventId: string, error: string): Promise<void> {
  await db
    .updateTable('webhook_events')
    .set({ last_error: error })
    .where('event_id', '=', eventId)
    .where('projected_at', 'is', null)
    .execute();
}
