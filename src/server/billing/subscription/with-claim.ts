import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { releaseClaim, takeClaim } from './claims.sql.ts';

/**
 * Runs a change under the subscription's claim; `taken` while another change has it. Holds no database connection
 * during the change, so that a hanging provider does not use them up. `now` is epoch ms.
 */
export async function withClaim<T>(
  db: Kysely<Schema>,
  { subscriptionId, now }: { subscriptionId: string; now: number },
  run: () => Promise<T>,
): Promise<T | 'taken'> {
  const claim = await takeClaim(db, subscriptionId, now);
  if (claim === null) return 'taken';
  try {
    return await run();
  } finally {
    await releaseClaim(db, claim);
  }
}
