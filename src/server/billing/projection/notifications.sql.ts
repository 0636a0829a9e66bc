import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Notification } from '../provider-event.ts';

/** Stores a notification, once however often it is delivered. `now` is epoch ms. */
export async function insertNotification(tx: Transaction<Schema>, event: Notification, now: number): Promise<void> {
  await tx
    .insertInto('webhook_events')
    .values({
      event_id: event.id,
      event_type: event.type,
      occurred_at: event.occurredAt,
      body: JSON.stringify(event.body),
      received_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute();
}

/** The body of a notification that is not processed yet; null when it is. */
export async function findPendingNotification(db: Kysely<Schema>, eventId: string): Promise<object | null> {
  const row = await db
    .selectFrom('webhook_events')
    .select('body')
    .where('event_id', '=', eventId)
    .where('projected_at', 'is', null)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** When the latest notification arrived, epoch ms; null when none ever did. */
export async function newestReceivedAt(db: Kysely<Schema>): Promise<number | null> {
  const row = await db
    .selectFrom('webhook_events')
    .select(({ fn }) => fn.max('received_at').as('at'))
    .executeTakeFirst();
  return row?.at?.getTime() ?? null;
}

/** The ids of those events for which no notification is stored. */
export async function listMissing(db: Kysely<Schema>, eventIds: readonly string[]): Promise<string[]> {
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
