import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export interface PasskeyRecord {
  id: string;
  operatorId: string;
  passkeyId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

/** The passkeys of an operator. */
export async function listPasskeys(db: Kysely<Schema>, operatorId: string): Promise<PasskeyRecord[]> {
  const rows = await selectPasskeys(db).where('operator_id', '=', operatorId).orderBy('id').execute();
  return rows.map(recordOf);
}

/** The passkey with this id of its authenticator; null when nobody has it. */
export async function findPasskey(db: Kysely<Schema>, passkeyId: string): Promise<PasskeyRecord | null> {
  const row = await selectPasskeys(db).where('passkey_id', '=', passkeyId).executeTakeFirst();
  return row ? recordOf(row) : null;
}

function selectPasskeys(db: Kysely<Schema>) {
  return db
    .selectFrom('operator_credentials')
    .select(['id', 'operator_id', 'passkey_id', 'public_key', 'counter', 'transports'])
    .where('kind', '=', 'passkey');
}

interface Row {
  id: string;
  operator_id: string;
  passkey_id: string | null;
  public_key: Buffer | null;
  counter: string | null;
  transports: string[] | null;
}

const recordOf = (row: Row): PasskeyRecord => ({
  id: row.id,
  operatorId: row.operator_id,
  passkeyId: row.passkey_id!,
  publicKey: row.public_key!,
  counter: Number(row.counter),
  transports: row.transports ?? [],
});

interface NewPasskey extends Omit<PasskeyRecord, 'id'> {
  name: string;
  isBackedUp: boolean;
  /** Epoch ms. */
  now: number;
}

/** False when somebody has this passkey already. */
export async function insertPasskey(tx: Transaction<Schema>, passkey: NewPasskey): Promise<boolean> {
  const { operatorId, name, passkeyId, publicKey, counter, transports, isBackedUp, now } = passkey;
  const at = new Date(now);
  const row = await tx
    .insertInto('operator_credentials')
    .values({
      operator_id: operatorId,
      kind: 'passkey',
      name,
      created_at: at,
      used_at: at,
      passkey_id: passkeyId,
      public_key: publicKey,
      counter,
      transports,
      is_backed_up: isBackedUp,
    })
    .onConflict((conflict) => conflict.column('passkey_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the counter that came with a signature; false when another signature was faster. `now` is epoch ms. */
export async function saveCounter(
  tx: Transaction<Schema>,
  { id, counter }: PasskeyRecord,
  next: { counter: number; isBackedUp: boolean; now: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('operator_credentials')
    .set({ counter: next.counter, is_backed_up: next.isBackedUp, used_at: new Date(next.now) })
    .where('id', '=', id)
    .where('counter', '=', String(counter))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
