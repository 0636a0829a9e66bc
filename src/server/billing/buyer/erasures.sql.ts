import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** As what the provider's entities carry of a user, in the list of what belongs to erased people. */
export function erasedUser(userId: string): string {
  return `user:${userId}`;
}

/** Takes down that these ids belong to somebody who is erased now (epoch ms), and which are payments that are known. */
export async function noteErasure(db: Kysely<Schema>, providerIds: readonly string[], now: number): Promise<void> {
  await sql`
    insert into erasures (provider_id, erased_at, known_paid)
    select id, ${new Date(now)}, exists (select from transactions t where t.id = ids.id and t.status = 'completed')
    from unnest(${[...providerIds]}::text[]) ids(id)
    on conflict do nothing`.execute(db);
}

/** Those of these payments that were not known when their owner was erased. */
export async function listUnknownPayments(db: Kysely<Schema>, transactionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...transactionIds]}::text[]) ids(id)
    where not exists (select from erasures where provider_id = id and known_paid)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether this is a customer of somebody who was erased, and of nobody since. */
export async function isErasedCustomer(db: Kysely<Schema>, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ erased: boolean }>`
    select exists (select from erasures where provider_id = ${customerId})
      and not exists (select from users where provider_customer_id = ${customerId}) as erased`.execute(db);
  return rows[0]?.erased === true;
}

/** Whether this customer is known as nobody's: neither of a user nor of somebody who was erased. */
export async function isUnknownCustomer(db: Kysely<Schema>, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ unknown: boolean }>`
    select not exists (select from erasures where provider_id = ${customerId})
      and not exists (select from users where provider_customer_id = ${customerId}) as unknown`.execute(db);
  return rows[0]?.unknown === true;
}
