import { createHash } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { resetEmailLimits, resetLimits } from './account-limits.ts';
import { readEmailAddress } from './email-address.ts';

const shortestIntervalMs = 60_000;

/**
 * Schedules an email if the address has an account, at most one a minute. The job looks up the account, so that the
 * answer and its time are the same for every address, even one that has reached its hourly limit. Only a network
 * address that asks too often is refused.
 */
export async function requestPasswordReset(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  given: string,
  ip: string,
): Promise<'requested' | { refused: 'too many attempts'; retryAfterMs: number }> {
  const now = clock();
  const attempt = await bookAttempt(db, resetLimits(ip), now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };
  const emailKey = readEmailAddress(given)?.emailKey;
  if (emailKey === undefined) return 'requested';
  if (!(await bookAttempt(db, resetEmailLimits(emailKey), now)).allowed) return 'requested';
  await enqueue(db, {
    kind: 'reset-password',
    uniqueKey: `reset-password:${createHash('sha256').update(emailKey).digest('base64url')}:${Math.floor(now / shortestIntervalMs)}`,
    payload: { email_key: emailKey },
  });
  return 'requested';
}
