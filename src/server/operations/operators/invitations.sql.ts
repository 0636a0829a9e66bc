import type { Kysely, Transaction } from 'kysely';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** How long an invitation can be opened. */
const invitationMs = 24 * 60 * 60_000;

/** Makes an invitation, which replaces all earlier ones, and returns its token. `now` is epoch ms. */
export async function makeInvitation(db: Kysely<Schema>, operatorId: string, now: number): Promise<string> {
  const token = createToken();
  await db.deleteFrom('operator_invitations').where('operator_id', '=', operatorId).execute();
  await db
    .insertInto('operator_invitations')
    .values({
      token_hash: hashToken(token),
      operator_id: operatorId,
      made_at: new Date(now),
      expires_at: new Date(now + invitationMs),
    })
    .execute();
  return token;
}

/** The operator of an unused invitation, and its end; null for another token. */
export async function findInvited(
  tx: Transaction<Schema>,
  token: string,
): Promise<{ operatorId: string; expiresAt: Date } | null> {
  const row = await tx
    .selectFrom('operator_invitations')
    .select(['operator_id', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row ? { operatorId: row.operator_id, expiresAt: row.expires_at } : null;
}

/** Whether the operator has an unused invitation, even an expired one, because it may have been opened in time. */
export async function hasInvitation(db: Kysely<Schema>, operatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('operator_invitations')
    .select('operator_id')
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the operator's invitation up; false when there is none that was not used. `now` is epoch ms. */
export async function useInvitation(tx: Transaction<Schema>, operatorId: string, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('operator_invitations')
    .set({ used_at: new Date(now) })
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeInvitations(tx: Transaction<Schema>, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_invitations').where('operator_id', '=', operatorId).execute();
}
