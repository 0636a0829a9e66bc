import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** The key of a user's id in `erasures`; it is listed there because the provider's entities carry it. */
export function erasedUser(userId: string): string {
  return `user:${userId}`;
}

/** Records that these ids belong to a person erased at `now` (epoch ms), and which are payments already known. */
export async function recordErasure(db: Kysely<Schema>, providerIds: readonly string[], now: number): Promise<void> {
  await sql`
    insert into erasures (provider_id, erased_at, known_paid)
    select id, ${new Date(now)}, exists (select from transactions t where t.id = ids.id and t.status = 'completed')
    from unnest(${[...providerIds]}::text[]) ids(id)
    on conflict do nothing`.execute(db);
}

/** The payments among these that were not known when their owner was erased. */
export async function listUnknownPayments(db: Kysely<Schema>, transactionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...transactionIds]}::text[]) ids(id)
    where not exists (select from erasures where provider_id = id and known_paid)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether this customer belonged to an erased person and belongs to no user now. */
export async function isErasedCustomer(db: Kysely<Schema>, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ erased: boolean }>`
    select exists (select from erasures where provider_id = ${customerId})
      and not exists (select from users where provider_customer_id = ${customerId}) as erased`.execute(db);
  return rows[0]?.erased === true;
}

/** Whether this customer belongs neither to a user nor to an erased person. */
export async function isUnknownCustomer(db: Kysely<Schema>, customerId: string): Promise<boolean> {
  const { rows } = await sql<{ unknown: boolean }>`
    select not exists (select from erasures where provider_id = ${customerId})
      and not exists (select from users where provider_customer_id = ${customerId}) as unknown`.execute(db);
  return rows[0]?.unknown === true;
}
