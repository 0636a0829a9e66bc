import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { hashEmail } from '../consent/consent-record';
import type { Schema } from '../database/schema';
import { enqueue } from '../job/enqueue.sql';

/** How long the letter that tells of an erasure lies in an outbox, where there is no mail server. */
const lastLetterMs = 60 * 60_000;

/**
 * Removes an erased person's address where it is kept as a hash, in limits and in the keys of work that is done, and has
 * the letters to it removed from the outbox: those of before at once, the one that tells of the erasure after an hour.
 * @param person `now` is epoch ms
 */
export async function forgetAddress(
  tx: Transaction<Schema>,
  { userId, emailKey, now }: { userId: string; emailKey: string; now: number },
): Promise<void> {
  const hashes = [emailKey, userId].map((text) => hash('sha256', text, 'base64url'));
  const isAbout = (column: 'key' | 'unique_key') =>
    sql<boolean>`exists (select from unnest(${hashes}::text[]) as hash where position(hash in ${sql.ref(column)}) > 0)`;
  await tx.deleteFrom('attempts').where(isAbout('key')).execute();
  await tx.deleteFrom('jobs').where('done_at', 'is not', null).where(isAbout('unique_key')).execute();
  for (const before of [now, now + lastLetterMs]) {
    const payload = { email_hash: hashEmail(emailKey), before: new Date(before).toISOString() };
    await enqueue(tx, { kind: 'forget-letters', payload, runAt: before });
  }
}
