import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { type UserDetails, updateDetails } from './users.sql.ts';

interface RepeatedSignUp {
  userId: string;
  browserHash: Buffer;
  details: UserDetails;
  /** Epoch ms. */
  now: number;
}

/** Stores the details of a sign-up for an address that has an account. Later details replace earlier ones. */
export async function saveRepeatedSignUp(tx: Transaction<Schema>, signUp: RepeatedSignUp): Promise<void> {
  const row = { details: JSON.stringify(signUp.details), signed_up_at: new Date(signUp.now) };
  await tx
    .insertInto('later_sign_ups')
    .values({ user_id: signUp.userId, browser_hash: signUp.browserHash, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet(row))
    .execute();
}

/** Moves the details that this browser gave into the account, if there are any. */
export async function adoptRepeatedSignUp(tx: Transaction<Schema>, userId: string, browserHash: Buffer): Promise<void> {
  const kept = await tx
    .deleteFrom('later_sign_ups')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browserHash)
    .returning('details')
    .executeTakeFirst();
  if (kept) await updateDetails(tx, userId, kept.details as UserDetails);
}
