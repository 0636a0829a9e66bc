import { hash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Removes an erased person's address where it is kept as a hash: in limits, and in the keys of work that is done. */
export async function forgetHashes(
  tx: Transaction<Schema>,
  { userId, emailKey }: { userId: string; emailKey: string },
): Promise<void> {
  const hashes = [emailKey, userId].map((text) => hash('sha256', text, 'base64url'));
  const isAbout = (column: 'key' | 'unique_key') =>
    sql<boolean>`exists (select from unnest(${hashes}::text[]) as hash where position(hash in ${sql.ref(column)}) > 0)`;
  await tx.deleteFrom('attempts').where(isAbout('key')).execute();
  await tx.deleteFrom('jobs').where('done_at', 'is not', null).where(isAbout('unique_key')).execute();
}
