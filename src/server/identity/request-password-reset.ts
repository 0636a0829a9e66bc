import { createHash } from 'node:crypto';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { type EmailRequestOutcome, requestEmail } from './request-email.ts';

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
