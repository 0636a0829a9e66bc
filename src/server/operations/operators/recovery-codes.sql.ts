import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** Stores the hashes of new codes; all earlier codes work no more. `now` is epoch ms. */
export async function replaceCodes(
  tx: Transaction<Schema>,
  { operatorId, hashes, now }: { operatorId: string; hashes: readonly Buffer[]; now: number },
): Promise<void> {
  await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  await tx
    .insertInto('operator_recovery_codes')
    .values(hashes.map((hash) => ({ code_hash: hash, operator_id: operatorId, made_at: new Date(now) })))
    .execute();
}

/** Uses a code of the operator up; false when there is none with this hash, or it was used. `now` is epoch ms. */
export async function useCode(
  tx: Transaction<Schema>,
  { operatorId, hash, now }: { operatorId: string; hash: Buffer; now: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('operator_recovery_codes')
    .set({ used_at: new Date(now) })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('operator_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countCodesLeft(db: Kysely<Schema>, operatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('operator_recovery_codes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
