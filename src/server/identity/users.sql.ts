import type { Kysely, Transaction } from 'kysely';
import type { Attribution } from '#contract/attribution.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { StoredPlan } from './plan/stored-plan.ts';

export interface User {
  id: string;
  email: string;
  name: string;
  /** Null until the first password is set. */
  passwordHash: string | null;
}

/** The details that a person gave at sign-up, and their attribution. */
export interface UserDetails {
  name?: string | undefined;
  age?: number | undefined;
  gender?: string | undefined;
  plan?: StoredPlan | undefined;
  /** The cohort of the quiz that was walked. */
  cohort: string;
  /** The cohort drawn on the first visit; empty or missing when unknown. */
  drawnCohort?: string | undefined;
  /** As returned by `attributionColumns`. */
  attribution: Partial<Attribution>;
}

const userColumns = ['id', 'email', 'name', 'password_hash as passwordHash'] as const;

/** By the trimmed, lower-cased address. */
export async function findUserByEmail(db: Kysely<Schema>, emailKey: string): Promise<User | null> {
  const row = await db.selectFrom('users').select(userColumns).where('email_key', '=', emailKey).executeTakeFirst();
  return row ?? null;
}

/** An id that no account has. */
const nobody = '0';

/** For jobs that are enqueued for every address, so that nothing reveals which ones have an account. */
export async function findUserIdOrNobody(db: Kysely<Schema>, emailKey: string): Promise<string> {
  return (await findUserByEmail(db, emailKey))?.id ?? nobody;
}

export async function findUserById(db: Kysely<Schema>, id: string): Promise<User | null> {
  const row = await db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

interface NewUser {
  email: string;
  emailKey: string;
  passwordHash: string | null;
  /** The browser that signs the address up. */
  browserHash: Buffer;
  details: UserDetails;
  /** Epoch ms. */
  now: number;
}

/** The new user's id; null when the address is taken, even by a simultaneous sign-up. */
export async function insertUser(
  tx: Transaction<Schema>,
  { email, emailKey, passwordHash, browserHash, details, now }: NewUser,
): Promise<string | null> {
  const row = await tx
    .insertInto('users')
    .values({
      email,
      email_key: emailKey,
      password_hash: passwordHash,
      browser_hash: browserHash,
      created_at: new Date(now),
      ...columnsOf(details),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

interface KnownUser {
  id: string;
  hasPassword: boolean;
  hasSubscription: boolean;
  /** Null for accounts from before browsers were recorded. */
  browserHash: Buffer | null;
}

/**
 * Locks the user of this address until the transaction ends and returns whether it has a password or subscription; null
 * when nobody has the address any more.
 */
export async function lockUser(tx: Transaction<Schema>, emailKey: string): Promise<KnownUser | null> {
  const row = await tx
    .selectFrom('users')
    .select(({ selectFrom, exists }) => [
      'id',
      'password_hash',
      'browser_hash',
      exists(
        selectFrom('subscriptions').select('subscriptions.id').whereRef('subscriptions.user_id', '=', 'users.id'),
      ).as('has_subscription'),
    ])
    .where('email_key', '=', emailKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    hasPassword: row.password_hash !== null,
    hasSubscription: Boolean(row.has_subscription),
    browserHash: row.browser_hash,
  };
}

/** Locks the user, so that password changes run one after the other; null when there is no such user. */
export async function lockUserById(tx: Transaction<Schema>, id: string): Promise<{ hasPassword: boolean } | null> {
  const row = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { hasPassword: row.password_hash !== null } : null;
}

/** Locks the password against changes until the transaction ends; false when it has already changed. */
export async function lockPasswordHash(
  tx: Transaction<Schema>,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const row = await tx.selectFrom('users').select('password_hash').where('id', '=', id).forShare().executeTakeFirst();
  return row !== undefined && row.password_hash === passwordHash;
}

/** Details that are not given keep their value. */
export async function updateDetails(tx: Transaction<Schema>, id: string, details: UserDetails): Promise<void> {
  await tx.updateTable('users').set(columnsOf(details)).where('id', '=', id).execute();
}

/** Records that a link from the mailbox was used, which proves the address. `now` is epoch ms. */
export async function proveEmail(tx: Transaction<Schema>, id: string, now: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_proven_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

export async function savePasswordHash(tx: Transaction<Schema>, id: string, passwordHash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

function columnsOf({ name, age, gender, plan, cohort, drawnCohort, attribution }: UserDetails) {
  return {
    ...(name ? { name } : {}),
    ...(age === undefined ? {} : { age }),
    ...(gender ? { gender } : {}),
    ...(plan ? { plan: JSON.stringify(plan) } : {}),
    ...(cohort ? { cohort } : {}),
    ...(drawnCohort ? { drawn_cohort: drawnCohort } : {}),
    ...attribution,
  };
}
