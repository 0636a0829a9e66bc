import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** What is kept of a person's health: the letter of the quiz, and the stored plan. Null for an unknown account. */
export async function findHealthData(
  db: Kysely<Schema>,
  userId: string,
): Promise<{ cohort: string; plan: object | null } | null> {
  const row = await db.selectFrom('users').select(['cohort', 'plan']).where('id', '=', userId).executeTakeFirst();
  return row ?? null;
}
