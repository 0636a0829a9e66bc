import type { Kysely } from 'kysely';
import type { StoredPlan } from '#server/identity/plan/stored-plan.ts';
import type { UserDetails } from '#server/identity/users.sql.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** A plan as stored, and the details saved beside it. */
export interface SavedPlan {
  email: string;
  name: string;
  age: number | null;
  gender: string;
  /** Not validated. */
  plan: unknown;
}

/** The account's own plan; null when there is no such user. */
export async function findSavedPlan(db: Kysely<Schema>, userId: string): Promise<SavedPlan | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'name', 'age', 'gender', 'plan'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The details and plan that another browser gave for the address of this account; null when they are no longer stored
 * separately.
 */
export async function findNewerPlan(
  db: Kysely<Schema>,
  userId: string,
  browserHash: Buffer,
): Promise<SavedPlan | null> {
  const row = await db
    .selectFrom('later_sign_ups')
    .innerJoin('users', 'users.id', 'later_sign_ups.user_id')
    .select(['users.email', 'later_sign_ups.details'])
    .where('later_sign_ups.user_id', '=', userId)
    .where('later_sign_ups.browser_hash', '=', browserHash)
    .executeTakeFirst();
  if (!row) return null;
  const { name = '', age = null, gender = '', plan = null } = row.details as Partial<UserDetails>;
  return { email: row.email, name, age, gender, plan };
}

export async function replacePlan(db: Kysely<Schema>, userId: string, plan: StoredPlan): Promise<void> {
  await db
    .updateTable('users')
    .set({ plan: JSON.stringify(plan) })
    .where('id', '=', userId)
    .execute();
}
