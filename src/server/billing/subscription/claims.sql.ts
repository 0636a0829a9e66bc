import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Longer than all calls of one change can take together. After a crash the claim expires. */
const heldForMs = 60_000;

/** Claims a subscription for one change; null while another change holds it, in any process. `now` is epoch ms. */
export async function takeClaim(db: Kysely<Schema>, subscriptionId: string, now: number): Promise<string | null> {
  const claim = randomUUID();
  const row = { claim, held_until: new Date(now + heldForMs) };
  const held = await db
    .insertInto('subscription_claims')
    .values({ subscription_id: subscriptionId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('subscription_id')
        .doUpdateSet(row)
        .where('subscription_claims.held_until', '<=', sql<Date>`${new Date(now)}`),
    )
    .returning('claim')
    .executeTakeFirst();
  return held ? claim : null;
}

export async function releaseClaim(db: Kysely<Schema>, claim: string): Promise<void> {
  await db.deleteFrom('subscription_claims').where('claim', '=', claim).execute();
}
