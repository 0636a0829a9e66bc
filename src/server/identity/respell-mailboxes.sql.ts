import { type Kysely, sql } from 'kysely';
import { emailKeyOf } from '#contract/email-key.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/**
 * Corrects the key of accounts from before the domain of a mailbox had one spelling. Where another account has that key
 * already, both stay as they are.
 */
export async function respellMailboxes(db: Kysely<Schema>): Promise<void> {
  for (const table of ['users', 'operators'] as const) {
    const { rows } = await sql<{ id: string; email: string; email_key: string }>`
      select id, email, email_key from ${sql.table(table)} where email_key ~ '[^ -~]'`.execute(db);
    for (const { id, email, email_key } of rows) {
      const key = emailKeyOf(email);
      if (key === email_key) continue;
      await sql`
        update ${sql.table(table)} set email_key = ${key}
        where id = ${id} and not exists (select from ${sql.table(table)} other where other.email_key = ${key})`.execute(
        db,
      );
    }
  }
}
