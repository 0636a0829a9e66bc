import { createHash } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { networkOf } from '#server/platform/limits/network-of.ts';
import { readEmailAddress } from './email-address.ts';

const windowMs = 60 * 60_000;
const requestsPerNetwork = 60;
const emailsPerMailbox = 5;

/** Emails that anybody may request by typing an address. */
type RequestedKind = 'reset' | 'leave' | 'plan';

interface EmailRequest {
  kind: RequestedKind;
  /** As typed. */
  address: string;
  ip: string;
}

export type EmailRequestOutcome = 'requested' | { refused: 'too many'; retryAfterMs: number };

/**
 * Schedules an email if the address can be one and has emails left this hour. The answer is the same for every address;
 * only a network that asks too often is refused.
 *
 * @param schedule takes the same time whether the address has an account or not; `now` is epoch ms
 */
export async function requestEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, address, ip }: EmailRequest,
  schedule: (emailKey: string, now: number) => Promise<void>,
): Promise<EmailRequestOutcome> {
  const now = clock();
  const attempt = await bookAttempt(db, networkLimits(kind, ip), now);
  if (!attempt.allowed) return { refused: 'too many', retryAfterMs: attempt.retryAfterMs };
  const emailKey = readEmailAddress(address)?.emailKey;
  if (emailKey === undefined) return 'requested';
  if ((await bookAttempt(db, mailboxLimits(kind, emailKey), now)).allowed) await schedule(emailKey, now);
  return 'requested';
}

/** How often one network may ask, for any addresses. */
function networkLimits(kind: RequestedKind, ip: string): AttemptLimit[] {
  return [{ key: limitKey(`${kind}-ask`, networkOf(ip)), max: requestsPerNetwork, windowMs }];
}

/** How many emails one mailbox may get, so that nobody can flood it through us. */
function mailboxLimits(kind: RequestedKind, emailKey: string): AttemptLimit[] {
  return [{ key: limitKey(`${kind}-to`, emailKey), max: emailsPerMailbox, windowMs }];
}

const shortestIntervalMs = 60_000;

/** Schedules an email if the address has an account, at most one a minute. The job looks up the account. */
export function requestPasswordReset(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  address: string,
  ip: string,
): Promise<EmailRequestOutcome> {
  return requestEmail({ db, clock }, { kind: 'reset', address, ip }, (emailKey, now) =>
    enqueue(db, {
      kind: 'reset-password',
      uniqueKey: `reset-password:${createHash('sha256').update(emailKey).digest('base64url')}:${Math.floor(now / shortestIntervalMs)}`,
      payload: { email_key: emailKey },
    }),
  );
}
