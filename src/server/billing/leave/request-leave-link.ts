import { readEmailAddress } from '#server/identity/email-address.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';
import { findUserId } from './leave-links.sql.ts';

/** An id that no account has. */
const nobody = '0';

const windowMs = 60 * 60_000;
const requestsPerNetwork = 60;
const emailsPerAccount = 5;

/**
 * Enqueues an email with a leave link, which is sent if the address has an account. The answer is the same for every
 * address, even one that has used up its emails of the hour; only a network that asks too often is refused.
 */
export async function requestLeaveLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  given: string,
  ip: string,
): Promise<'requested' | { refused: 'too many'; retryAfterMs: number }> {
  const now = clock();
  const attempt = await bookAttempt(db, requestLimits(ip), now);
  if (!attempt.allowed) return { refused: 'too many', retryAfterMs: attempt.retryAfterMs };
  const emailKey = readEmailAddress(given)?.emailKey;
  if (emailKey === undefined) return 'requested';
  if (!(await bookAttempt(db, leaveEmailLimits(emailKey), now)).allowed) return 'requested';
  const userId = (await findUserId(db, emailKey)) ?? nobody;
  await enqueue(db, { kind: 'leave-link', payload: { user_id: userId }, runAt: now });
  return 'requested';
}

/** How often one network may ask for links, for any email addresses. */
function requestLimits(ip: string): AttemptLimit[] {
  return [{ key: limitKey('leave-ask', networkOf(ip)), max: requestsPerNetwork, windowMs }];
}

/** How many emails one mailbox may get, so that nobody can flood it through us. */
export function leaveEmailLimits(emailKey: string): AttemptLimit[] {
  return [{ key: limitKey('leave-to', emailKey), max: emailsPerAccount, windowMs }];
}
