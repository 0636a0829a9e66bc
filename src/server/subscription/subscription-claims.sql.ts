import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema';

/** Longer than all calls of one change may take together; after a crash the next change waits no longer. */
const heldForMs = 60_000;

/**
 * Runs a change of a subscription alone: `taken` while another one runs, in this process or elsewhere. Holds no
 * connection meanwhile, so that a Paddle that hangs does not use them up. `now` is epoch ms.
 */
export async function withClaim<T>(
  db: Kysely<Schema>,
  { subscriptionId, now }: { subscriptionId: string; now: number },
  run: () => Promise<T>,
): Promise<T | 'taken'> {
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
  if (!held) return 'taken';
  try {
    return await run();
  } finally {
    await db.deleteFrom('subscription_claims').where('claim', '=', claim).execute();
  }
}
