import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import { recordAct } from '../operations/act/record-act.sql';

export interface ConsolePassword {
  passwordHash: string;
  /** Whether it was given as CONSOLE_PASSWORD; else it was made here. */
  fromEnvironment: boolean;
}

/** The password in force; null before the first start. */
export async function findConsolePassword(db: Kysely<Schema>): Promise<ConsolePassword | null> {
  const row = await db.selectFrom('console_password').select(['password_hash', 'from_environment']).executeTakeFirst();
  return row ? { passwordHash: row.password_hash, fromEnvironment: row.from_environment } : null;
}

/**
 * Puts a password in the place of the one that was `found` and ends all sessions begun with that one. False, and
 * nothing is changed, when another process was faster.
 * @param by the operator; null when a start sets it
 * @param now epoch ms
 */
export function replaceConsolePassword(
  db: Kysely<Schema>,
  found: ConsolePassword | null,
  next: ConsolePassword,
  { by, now }: { by: string | null; now: number },
): Promise<boolean> {
  const values = {
    password_hash: next.passwordHash,
    from_environment: next.fromEnvironment,
    created_at: new Date(now),
  };
  return db.transaction().execute(async (tx) => {
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
    if ((await stored) === undefined) return false;
    await tx.deleteFrom('console_sessions').execute();
    await tx.deleteFrom('console_browsers').execute();
    const actor = by === null ? { actor: 'system' as const } : { actor: 'operator' as const, actorName: by };
    await recordAct(tx, { ...actor, act: 'set the password of the console', now });
    return true;
  });
}
