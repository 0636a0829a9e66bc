import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Locks the mark until the transaction ends; stores this one when there is none. */
export async function lockKeyMark(tx: Transaction<Schema>, sealed: Buffer): Promise<Buffer> {
  await tx
    .insertInto('key_mark')
    .values({ sealed })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
  return (await tx.selectFrom('key_mark').select('sealed').forUpdate().executeTakeFirstOrThrow()).sealed;
}

export async function storeKeyMark(tx: Transaction<Schema>, sealed: Buffer): Promise<void> {
  await tx.updateTable('key_mark').set({ sealed }).execute();
}
