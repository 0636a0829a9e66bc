import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

export interface ConsolePassword {
  passwordHash: string;
  /** Whether the password comes from CONSOLE_PASSWORD; otherwise it was generated. */
  fromEnvironment: boolean;
}

/** The current password; null before the first start. */
export async function findConsolePassword(db: Kysely<Schema>): Promise<ConsolePassword | null> {
  const row = await db.selectFrom('console_password').select(['password_hash', 'from_environment']).executeTakeFirst();
  return row ? { passwordHash: row.password_hash, fromEnvironment: row.from_environment } : null;
}

/** Replaces the `found` password; false, without a change, when another process was faster. */
export async function storeConsolePassword(
  tx: Transaction<Schema>,
  found: ConsolePassword | null,
  next: ConsolePassword,
  now: number,
): Promise<boolean> {
  const values = {
    password_hash: next.passwordHash,
    from_environment: next.fromEnvironment,
    created_at: new Date(now),
  };
  const stored = found
    ? tx
        .updateTable('console_password')
        .set(values)
        .where('password_hash', '=', found.passwordHash)
        .returning('only_row')
        .executeTakeFirst()
    : tx
        .insertInto('console_password')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .returning('only_row')
        .executeTakeFirst();
  return (await stored) !== undefined;
}

/** Whether this hash is that of the current password; locks it until the transaction ends. */
export async function lockConsolePassword(tx: Transaction<Schema>, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('console_password')
    .select('only_row')
    .where('password_hash', '=', passwordHash)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
