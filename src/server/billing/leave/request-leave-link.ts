import { readEmailAddress } from '#server/identity/email-address.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { askLimits, leaveEmailLimits } from './leave-limits.ts';
import { findUserId } from './leave-links.sql.ts';

/** An id that no account has. */
const nobody = '0';

/**
 * Has an email with a leave link sent, if the address has an account. Answer and effort are the same for every address,
 * also for one that had its emails of this hour; only the network address that asks too often is told so.
 */
export async function requestLeaveLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  given: string,
  ip: string,
): Promise<'asked' | { refused: 'too many'; retryAfterMs: number }> {
  const now = clock();
  const asking = await bookAttempt(db, askLimits(ip), now);
  if (!asking.allowed) return { refused: 'too many', retryAfterMs: asking.retryAfterMs };
  const emailKey = readEmailAddress(given)?.emailKey;
  if (emailKey === undefined) return 'asked';
  if (!(await bookAttempt(db, leaveEmailLimits(emailKey), now)).allowed) return 'asked';
  const userId = (await findUserId(db, emailKey)) ?? nobody;
  await enqueue(db, { kind: 'leave-link', payload: { user_id: userId }, runAt: now });
  return 'asked';
}
