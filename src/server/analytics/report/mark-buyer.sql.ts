import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Marks the journey of a checkout's buyer as stale, in the transaction that learns of the payment. */
export async function markBuyer(tx: Transaction<Schema>, checkoutId: string): Promise<void> {
  await sql`
    insert into stale_journeys (person_id)
    select people.id from checkouts join people on people.device_id = checkouts.device_id
    where checkouts.id = ${checkoutId}`.execute(tx);
}
