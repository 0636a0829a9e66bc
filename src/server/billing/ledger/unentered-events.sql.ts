import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { MoneyFacts } from '../provider-event.ts';

/** The payment or subscription that an event is about. */
export interface Subject {
  transactionId: string | null;
  subscriptionId: string | null;
}

/** Marks the events of a payment with its returns, or of a subscription, as entered in the books. `now` is epoch ms. */
export async function markEntered(
  tx: Transaction<Schema>,
  { transactionId, subscriptionId }: Subject,
  now: number,
): Promise<void> {
  await sql`
    update provider_events set entered_at = ${new Date(now)}::timestamptz
    where entered_at is null and told is not null and (
      (transaction_id = ${transactionId}::text and told->>'kind' <> 'subscription')
      or (subscription_id = ${subscriptionId}::text and told->>'kind' = 'subscription')
    )`.execute(tx);
}

interface UnenteredEvent extends Subject {
  id: string;
  eventType: string;
  facts: object;
  isRead: boolean;
}

/**
 * Events received before an instant (epoch ms) that are not in the books: those from before there were books, those
 * that could not be processed, and payments whose country arrived later.
 */
export async function listUnenteredEvents(
  db: Kysely<Schema>,
  before: number,
  afterId: string,
): Promise<UnenteredEvent[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select(['id', 'event_type', 'facts', 'transaction_id', 'subscription_id'])
    .select(sql<boolean>`told is not null`.as('is_read'))
    .where('entered_at', 'is', null)
    .where('heard_at', '<', new Date(before))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    eventType: row.event_type,
    facts: row.facts,
    isRead: row.is_read,
    transactionId: row.transaction_id,
    subscriptionId: row.subscription_id,
  }));
}

/** Stores the money facts of an event; an event without any is marked as entered, so that it waits no longer. */
export async function saveFacts(db: Kysely<Schema>, id: string, told: MoneyFacts | null, now: number): Promise<void> {
  await db
    .updateTable('provider_events')
    .set(told === null ? { entered_at: new Date(now) } : { told: JSON.stringify(told) })
    .where('id', '=', id)
    .execute();
}

/** Subscriptions whose history was carried over and that have no movement of MRR yet. */
export async function listUnmoved(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct subscription_id as id from subscription_history history
    where source_event is null and mrr_micro > 0
      and not exists (select from mrr_movements moved where moved.subscription_id = history.subscription_id)
    limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isCarriedOver(db: Kysely<Schema>): Promise<boolean> {
  const state = await db.selectFrom('ledger_state').select('is_carried_over').executeTakeFirst();
  return state?.is_carried_over ?? true;
}

export async function markCarriedOver(db: Kysely<Schema>): Promise<void> {
  await db.updateTable('ledger_state').set({ is_carried_over: true }).execute();
}
