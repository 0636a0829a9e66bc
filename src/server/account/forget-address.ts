import type { Transaction } from 'kysely';
import { hashEmailAddress } from '#server/identity/email-address.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { forgetHashes } from './forget-address.sql.ts';

/** How long the email that tells of an erasure lies in an outbox, where there is no mail server. */
const lastEmailMs = 60 * 60_000;

/**
 * Removes an erased person's address where it is kept as a hash, and has the emails to it removed from the outbox: those of
 * before at once, the one that tells of the erasure after an hour.
 * @param person `now` is epoch ms
 */
export async function forgetAddress(
  tx: Transaction<Schema>,
  person: { userId: string; emailKey: string; now: number },
): Promise<void> {
  const { emailKey, now } = person;
  await forgetHashes(tx, person);
  for (const before of [now, now + lastEmailMs]) {
    const payload = { email_hash: hashEmailAddress(emailKey), before: new Date(before).toISOString() };
    await enqueue(tx, { kind: 'forget-emails', payload, runAt: before });
  }
}
