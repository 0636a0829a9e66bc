import { type EmailRequestOutcome, requestEmail } from '#server/identity/request-email.ts';
import { findUserIdOrNobody } from '#server/identity/users.sql.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';

/** Enqueues an email with a leave link, which is sent if the address has an account. */
export function requestLeaveLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  address: string,
  ip: string,
): Promise<EmailRequestOutcome> {
  return requestEmail({ db, clock }, { kind: 'leave', address, ip }, async (emailKey, now) => {
    const payload = { user_id: await findUserIdOrNobody(db, emailKey) };
    await enqueue(db, { kind: 'leave-link', payload, runAt: now });
  });
}
