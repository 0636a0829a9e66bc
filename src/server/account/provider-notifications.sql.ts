import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Whether a stored notification is about one of these ids: the entity, its customer, subscription or transaction. */
function isAbout(providerIds: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    body->'data'->>'id' in ${providerIds} or body->'data'->>'customer_id' in ${providerIds}
    or body->'data'->>'subscription_id' in ${providerIds} or body->'data'->>'transaction_id' in ${providerIds})`;
}

const listed = (ids: readonly string[]) => sql`(select unnest(${[...ids]}::text[]))`;

export interface SavedNotification {
  event_type: string;
  occurred_at: string;
  body: object;
}

/** What the provider sent about these ids, oldest first. */
export async function listNotifications(
  db: Kysely<Schema>,
  providerIds: readonly string[],
): Promise<SavedNotification[]> {
  if (providerIds.length === 0) return [];
  const { rows } = await sql<SavedNotification>`
    select event_type, occurred_at, body from webhook_events where ${isAbout(listed(providerIds))} order by occurred_at
  `.execute(db);
  return rows;
}

/** Removes what the provider sent about these ids. */
export async function forgetNotifications(db: Kysely<Schema>, providerIds: readonly string[]): Promise<void> {
  await sql`delete from webhook_events where ${isAbout(listed(providerIds))}`.execute(db);
}

/**
 * Deletes processed notifications about erased people that were received since then (epoch ms). Skips customers who
 * came back, because they have the same customer id.
 */
export async function forgetErased(db: Kysely<Schema>, receivedSince: number): Promise<void> {
  const erased = sql`(
    select provider_id from erasures
    where not exists (select from users where provider_customer_id = provider_id)
  )`;
  await sql`
    delete from webhook_events
    where received_at >= ${new Date(receivedSince)} and projected_at is not null and ${isAbout(erased)}`.execute(db);
}
