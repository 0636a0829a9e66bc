import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/**
 * Deletes what has expired before the given times (epoch ms); `now` is real time, by which sign-ins to the console
 * end.
 */
export async function deleteExpired(
  db: Kysely<Schema>,
  before: { sessionSeenAt: number; expiredAt: number; attemptedAt: number; jobDoneAt: number; now: number },
): Promise<void> {
  await db.deleteFrom('sessions').where('last_seen_at', '<', new Date(before.sessionSeenAt)).execute();
  await db.deleteFrom('password_tokens').where('expires_at', '<', new Date(before.expiredAt)).execute();
  await db.deleteFrom('resume_links').where('expires_at', '<=', new Date(before.expiredAt)).execute();
  await db.deleteFrom('leave_links').where('expires_at', '<=', new Date(before.expiredAt)).execute();
  await db.deleteFrom('address_undo_links').where('expires_at', '<=', new Date(before.expiredAt)).execute();
  await db.deleteFrom('desk_presses').where('pressed_at', '<', new Date(before.jobDoneAt)).execute();
  await db.deleteFrom('plan_links').where('expires_at', '<=', new Date(before.expiredAt)).execute();
  await db.deleteFrom('selector_tokens').where('expires_at', '<=', new Date(before.now)).execute();
  await db.deleteFrom('console_sessions').where('expires_at', '<=', new Date(before.now)).execute();
  await db.deleteFrom('operator_challenges').where('expires_at', '<=', new Date(before.now)).execute();
  const seen = new Date(before.sessionSeenAt);
  await db.deleteFrom('known_browsers').where('seen_at', '<', seen).execute();
  await db.deleteFrom('console_browsers').where('seen_at', '<', seen).execute();
  await db.deleteFrom('later_sign_ups').where('signed_up_at', '<', seen).execute();
  await db.deleteFrom('attempts').where('attempted_at', '<', new Date(before.attemptedAt)).execute();
  // Those of a user are kept as long as the account.
  await db
    .deleteFrom('emails')
    .where('user_id', 'is', null)
    .where('sent_at', '<', new Date(before.jobDoneAt))
    .execute();
  await db.deleteFrom('jobs').where('done_at', '<', new Date(before.jobDoneAt)).execute();
}
