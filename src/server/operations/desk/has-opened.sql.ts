import type { Kysely } from 'kysely';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Whether an operator has opened a person since then (epoch ms), by the audit. */
export async function hasOpened(
  db: Kysely<Schema>,
  { by, userId, since }: { by: Actor; userId: string; since: number },
): Promise<boolean> {
  const entry = await db
    .selectFrom('audit')
    .select('position')
    .where('user_id', '=', userId)
    .where('act', '=', 'opened a person')
    .where('operator_id', 'is not distinct from', by.operatorId)
    .where('at', '>', new Date(since))
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
