import type { Kysely } from 'kysely';
import { hashToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface ResumeLink {
  sealed: Buffer;
  /** Epoch ms. */
  expiresAt: number;
}

/** Stores sealed answers under the hash of their token. Times are epoch ms. */
export async function insertResumeLink(
  db: Kysely<Schema>,
  { token, sealed, now, expiresAt }: ResumeLink & { token: string; now: number },
): Promise<void> {
  await db
    .insertInto('resume_links')
    .values({
      id_hash: hashToken(token),
      sealed,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute();
}

/** The sealed answers of a token; null when it is unknown, erased or expired. */
export async function findResumeLink(db: Kysely<Schema>, token: string, now: number): Promise<ResumeLink | null> {
  const row = await db
    .selectFrom('resume_links')
    .select(['sealed', 'expires_at'])
    .where('id_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ? { sealed: row.sealed, expiresAt: row.expires_at.getTime() } : null;
}

export async function deleteResumeLink(db: Kysely<Schema>, token: string): Promise<void> {
  await db.deleteFrom('resume_links').where('id_hash', '=', hashToken(token)).execute();
}
