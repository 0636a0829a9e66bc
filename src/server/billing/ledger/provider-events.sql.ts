import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { EventRecord } from '../provider-event.ts';

/**
 * Records a provider event, once however often it is received. Leaves out ids that lead to an erased person, and adds
 * the country of the address when the event has only the address's id. `now` is epoch ms.
 */
export async function recordProviderEvent(tx: Transaction<Schema>, event: EventRecord, now: number): Promise<void> {
  const { customerId, addressId, subjectId } = event;
  const isAddress = event.country !== null && subjectId === addressId;
  if (addressId !== null && event.told !== null) await lockAddress(tx, addressId, 'shared');
  if (addressId !== null && isAddress) await lockAddress(tx, addressId, 'alone');
  await sql`
    insert into provider_events (key, event_type, heard, occurred_at_us, heard_at, subject_id, transaction_id,
      subscription_id, customer_id, address_id, country, facts, told, entered_at)
    select ${event.key}, ${event.eventType}, ${event.heard}, ${event.occurredAtUs}::bigint, ${new Date(now)}::timestamptz,
      case when is_erased and ${subjectId}::text in (${customerId}::text, ${addressId}::text) then null else ${subjectId}::text end,
      ${event.transactionId}::text, ${event.subscriptionId}::text,
      case when not is_erased then ${customerId}::text end, case when not is_erased then ${addressId}::text end,
      coalesce(${event.country}::text, (
        select known.country from provider_events known
        where known.subject_id = ${addressId}::text and known.country is not null order by known.id desc limit 1
      )),
      ${JSON.stringify(event.facts)}::jsonb, ${event.told && JSON.stringify(event.told)}::jsonb,
      case when ${event.told === null} then ${new Date(now)}::timestamptz end
    from (
      select exists (select from erasures where provider_id = ${customerId}::text)
        and not exists (select from users where provider_customer_id = ${customerId}::text) as is_erased
    ) customer
    on conflict (key) do nothing`.execute(tx);
  if (isAddress) await addCountry(tx, event.country, addressId);
}

/**
 * Locks an address until the transaction ends. A payment shares it with other payments; of a payment and its address,
 * one waits and then sees the other.
 */
async function lockAddress(tx: Transaction<Schema>, addressId: string, how: 'shared' | 'alone'): Promise<void> {
  const key = sql`hashtextextended(${`address:${addressId}`}, 0)`;
  await (how === 'shared'
    ? sql`select pg_advisory_xact_lock_shared(${key})`
    : sql`select pg_advisory_xact_lock(${key})`
  ).execute(tx);
}

/** Adds the country of an address that arrives after its payments, and has these entered again with it. */
async function addCountry(tx: Transaction<Schema>, country: string | null, addressId: string | null): Promise<void> {
  await tx
    .updateTable('provider_events')
    .set({ country, entered_at: null })
    .where('address_id', '=', addressId)
    .where('country', 'is', null)
    .where('told', 'is not', null)
    .execute();
}

/** Removes a customer's ids from the recorded events; figures and country stay. */
export async function removeCustomerIds(tx: Transaction<Schema>, customerId: string): Promise<void> {
  await sql`
    update provider_events event set
      country = coalesce(event.country, (
        select known.country from provider_events known
        where known.subject_id = event.address_id and known.country is not null order by known.id desc limit 1
      )),
      subject_id = case when event.subject_id in (event.customer_id, event.address_id) then null else event.subject_id end,
      customer_id = null, address_id = null
    where event.customer_id = ${customerId}`.execute(tx);
}

/** The recorded events with a user's customer id, oldest first, for the copy of their data. */
export async function listProviderEvents(db: Kysely<Schema>, userId: string): Promise<object[]> {
  return db
    .selectFrom('provider_events')
    .innerJoin('users', 'users.provider_customer_id', 'provider_events.customer_id')
    .select(['event_type', 'heard', 'heard_at', 'subject_id', 'country', 'facts'])
    .where('users.id', '=', userId)
    .orderBy('provider_events.id')
    .execute();
}
