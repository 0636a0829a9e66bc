import { type Kysely, sql } from 'kysely';
import type { OpenPage } from '#contract/open-pages.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Longer than a page takes to load, but too short for an address that somebody finds later. */
const tokenMs = 60_000;

/**
 * Creates a token that opens a page once, for pointing at its elements. Null when the session has ended.
 * @param now epoch ms
 */
export async function createSelectorToken(
  db: Kysely<Schema>,
  sessionHash: Buffer,
  page: OpenPage,
  now: number,
): Promise<{ token: string; expiresAt: number } | null> {
  const token = createToken();
  const expiresAt = now + tokenMs;
  const { rows } = await sql`
    insert into selector_tokens (token_hash, session_hash, page, expires_at)
    select ${hashToken(token)}, token_hash, ${page}, ${new Date(expiresAt)}
    from console_sessions where token_hash = ${sessionHash} and expires_at > ${new Date(now)}
    returning page`.execute(db);
  return rows.length === 0 ? null : { token, expiresAt };
}

/**
 * Uses a token up, even if it fails. False when it is for another page or has expired, or its session has ended.
 * @param now epoch ms
 */
export async function redeemSelectorToken(
  db: Kysely<Schema>,
  token: string,
  page: OpenPage,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    with used as (delete from selector_tokens where token_hash = ${hashToken(token)} returning *)
    select from used join console_sessions on console_sessions.token_hash = used.session_hash
    where used.page = ${page} and used.expires_at > ${new Date(now)} and console_sessions.expires_at > ${new Date(now)}`.execute(
    db,
  );
  return rows.length > 0;
}
