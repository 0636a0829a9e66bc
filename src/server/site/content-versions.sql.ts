import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/**
 * Records the version of the content that visitors see from now on, so that the content can be found by it. `now` is
 * epoch ms.
 */
export async function recordContentVersion(
  db: Kysely<Schema>,
  { version, content, now }: { version: string; content: object; now: number },
): Promise<void> {
  await db
    .insertInto('content_versions')
    .values({ version, content: JSON.stringify(content), first_served_at: new Date(now) })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}
