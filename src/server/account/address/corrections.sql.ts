import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { emailKeyOf } from '#contract/email-key.ts';
import type { EmailAddress } from '#server/identity/email-address.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** A corrected address. Times are epoch ms. */
export interface Correction {
  id: string;
  userId: string;
  emailBefore: string;
  /** Whether the mailbox of the previous address had confirmed it. */
  wasConfirmed: boolean;
  emailAfter: string;
  correctedAt: number;
  undoneAt: number | null;
}

interface NewCorrection {
  userId: string;
  emailBefore: string;
  wasConfirmed: boolean;
  emailAfter: string;
  /** Name of the operator. */
  by: string;
  /** Epoch ms. */
  now: number;
}

/** @returns its id */
export async function insertCorrection(tx: Transaction<Schema>, correction: NewCorrection): Promise<string> {
  const { id } = await tx
    .insertInto('address_corrections')
    .values({
      user_id: correction.userId,
      email_before: correction.emailBefore,
      before_confirmed: correction.wasConfirmed,
      email_after: correction.emailAfter,
      operator_name: correction.by,
      corrected_at: new Date(correction.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findCorrection(db: Kysely<Schema>, id: string): Promise<Correction | null> {
  const row = await db.selectFrom('address_corrections').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? correctionOf(row) : null;
}

/** All corrections of the account before this one. */
export async function listEarlierCorrections(
  db: Kysely<Schema>,
  { id, userId }: Pick<Correction, 'id' | 'userId'>,
): Promise<Correction[]> {
  const rows = await db
    .selectFrom('address_corrections')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '<', id)
    .execute();
  return rows.map(correctionOf);
}

function correctionOf(row: Selectable<Schema['address_corrections']>): Correction {
  return {
    id: row.id,
    userId: row.user_id,
    emailBefore: row.email_before,
    wasConfirmed: row.before_confirmed,
    emailAfter: row.email_after,
    correctedAt: row.corrected_at.getTime(),
    undoneAt: row.undone_at?.getTime() ?? null,
  };
}

/** Creates a link that takes a correction back. Returns its token, of which only the hash is stored. */
export async function createUndoLink(
  db: Kysely<Schema>,
  { correctionId, expiresAt }: { correctionId: string; expiresAt: number },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('address_undo_links')
    .values({ token_hash: hashToken(token), correction_id: correctionId, expires_at: new Date(expiresAt) })
    .execute();
  return token;
}

/** The correction that a link takes back; null for an unknown or expired link. `now` is epoch ms. */
export async function findByUndoLink(db: Kysely<Schema>, token: string, now: number): Promise<Correction | null> {
  const row = await db
    .selectFrom('address_undo_links')
    .select('correction_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ? findCorrection(db, row.correction_id) : null;
}

/** Marks a correction and all later ones of this user as undone. */
export async function markUndone(
  tx: Transaction<Schema>,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<void> {
  await tx
    .updateTable('address_corrections')
    .set({ undone_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('id', '>=', id)
    .where('undone_at', 'is', null)
    .execute();
}

/** Locks a user until the transaction ends; null when there is none. */
export async function lockAddress(
  tx: Transaction<Schema>,
  userId: string,
): Promise<(EmailAddress & { isConfirmed: boolean }) | null> {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'email_key as emailKey', 'email_proven_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { email_proven_at, ...address } = row;
  return { ...address, isConfirmed: email_proven_at !== null };
}

/**
 * Gives a user another, unproven address. Ends all sessions and the links that were sent to the previous address.
 * @returns false when another account has it
 */
export async function changeAddress(tx: Transaction<Schema>, userId: string, to: EmailAddress): Promise<boolean> {
  // A simultaneous sign-up of this address waits for this transaction, or this one sees it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address:${to.emailKey}`}, 0))`.execute(tx);
  const owner = await tx.selectFrom('users').select('id').where('email_key', '=', to.emailKey).executeTakeFirst();
  if (owner !== undefined && owner.id !== userId) return false;
  await tx
    .updateTable('users')
    .set({ email: to.email, email_key: to.emailKey, email_proven_at: null })
    .where('id', '=', userId)
    .execute();
  for (const table of ['sessions', 'password_tokens', 'plan_links', 'leave_links'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  return true;
}

/** Sends waiting emails to the new address; those with the user's id look it up themselves. */
export async function redirectEmails(tx: Transaction<Schema>, from: EmailAddress, to: EmailAddress): Promise<void> {
  await sql`
    update jobs set payload = case
      when payload ? 'email_key' then jsonb_set(payload, '{email_key}', to_jsonb(${to.emailKey}::text))
      else jsonb_set(payload, '{email}', to_jsonb(${to.email}::text)) end
    where id in (
      select id from jobs
      where done_at is null and kind in ('reset-password', 'resume-link')
        and (payload->>'email_key' = ${from.emailKey} or lower(payload->>'email') = ${from.emailKey})
      for update skip locked
    )`.execute(tx);
}

/** The addresses that the user had before corrections, trimmed and lower-cased. */
export async function listEarlierAddresses(tx: Transaction<Schema>, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('address_corrections')
    .select(['email_before', 'email_after'])
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap((row) => [row.email_before, row.email_after]).map(emailKeyOf);
}

/** The account has no password until its mailbox chooses one. */
export async function forgetPassword(tx: Transaction<Schema>, userId: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: null }).where('id', '=', userId).execute();
}
