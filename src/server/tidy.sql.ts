import type { Kysely } from 'kysely';
import type { Schema } from './database/schema';

/** Removes what has expired before the given times (epoch ms) and serves nobody any more. */
export async function deleteExpired(
  db: Kysely<Schema>,
  before: { sessionSeenAt: number; tokenExpiredAt: number; failedAt: number; jobDoneAt: number },
): Promise<void> {
  await db.deleteFrom('sessions').where('last_seen_at', '<', new Date(before.sessionSeenAt)).execute();
  await db.deleteFrom('password_tokens').where('expires_at', '<', new Date(before.tokenExpiredAt)).execute();
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', new Date(before.failedAt)).execute();
  await db.deleteFrom('jobs').where('done_at', '<', new Date(before.jobDoneAt)).execute();
}
