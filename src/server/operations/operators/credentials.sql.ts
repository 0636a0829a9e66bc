import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export interface FactorRecord {
  id: string;
  kind: 'passkey' | 'totp';
  name: string;
  createdAt: Date;
  usedAt: Date | null;
  isBackedUp: boolean;
}

/** The operator's second factors, the oldest first. */
export async function listFactors(db: Kysely<Schema>, operatorId: string): Promise<FactorRecord[]> {
  const rows = await db
    .selectFrom('operator_credentials')
    .select(['id', 'kind', 'name', 'created_at', 'used_at', 'is_backed_up'])
    .where('operator_id', '=', operatorId)
    .where('kind', '!=', 'password')
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, name, created_at, used_at, is_backed_up }) => ({
    id,
    kind: kind as FactorRecord['kind'],
    name,
    createdAt: created_at,
    usedAt: used_at,
    isBackedUp: is_backed_up ?? false,
  }));
}

/** Null when the operator has only passkeys. */
export async function findPasswordHash(db: Kysely<Schema>, operatorId: string): Promise<string | null> {
  const row = await db
    .selectFrom('operator_credentials')
    .select('password_hash')
    .where('operator_id', '=', operatorId)
    .where('kind', '=', 'password')
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

/** Stores or replaces the operator's password. `now` is epoch ms. */
export async function savePassword(
  tx: Transaction<Schema>,
  { operatorId, passwordHash, now }: { operatorId: string; passwordHash: string; now: number },
): Promise<void> {
  const values = { password_hash: passwordHash, created_at: new Date(now) };
  await tx
    .insertInto('operator_credentials')
    .values({ operator_id: operatorId, kind: 'password', name: '', ...values })
    .onConflict((conflict) => conflict.column('operator_id').where('kind', '=', 'password').doUpdateSet(values))
    .execute();
}

/** Renames a factor of the operator; returns its former name, or null when they have none with this id. */
export async function renameFactor(
  tx: Transaction<Schema>,
  { operatorId, id, name }: { operatorId: string; id: string; name: string },
): Promise<string | null> {
  const factor = await tx
    .selectFrom('operator_credentials')
    .select('name')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('kind', '!=', 'password')
    .forUpdate()
    .executeTakeFirst();
  if (!factor) return null;
  await tx.updateTable('operator_credentials').set({ name }).where('id', '=', id).execute();
  return factor.name;
}

export async function removeFactor(tx: Transaction<Schema>, id: string): Promise<void> {
  await tx.deleteFrom('operator_credentials').where('id', '=', id).execute();
}

/** Deletes the password, all factors and the recovery codes. */
export async function removeSignIn(tx: Transaction<Schema>, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_credentials').where('operator_id', '=', operatorId).execute();
  await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
}
