import { createHash } from 'node:crypto';
import type { Deps } from '../deps';
import { enqueue } from '../job/enqueue.sql';
import { readEmail } from './email';

const onceInMs = 60_000;

/**
 * Has a letter sent if the address has an account. Whether it has is looked up by the job: the answer and its time are
 * the same for every address. One letter a minute and address at most.
 */
export async function requestPasswordReset({ db, clock }: Pick<Deps, 'db' | 'clock'>, given: string): Promise<void> {
  const emailKey = readEmail(given)?.emailKey;
  if (emailKey === undefined) return;
  const minute = Math.floor(clock() / onceInMs);
  await enqueue(db, {
    kind: 'reset-password',
    uniqueKey: `reset-password:${createHash('sha256').update(emailKey).digest('base64url')}:${minute}`,
    payload: { email_key: emailKey },
  });
}
