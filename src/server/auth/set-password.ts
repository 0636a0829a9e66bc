import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { Deps } from '../deps';
import { bookAttempt } from '../limit/attempts.sql';
import { clearFailures } from './clear-failures.sql';
import type { SignedInUser } from './find-signed-in-user.sql';
import { hashPassword, isPassword } from './password-hash';
import { passwordFault } from './password-rules';
import { findTokenOwner, revokeTokens, useToken } from './password-tokens.sql';
import { endOtherSessions } from './sessions.sql';
import { failureLimits } from './sign-in-limit';
import { findUserById, lockUserById, savePasswordHash } from './users.sql';

export type SetPasswordOutcome =
  | 'set'
  | { refused: 'token' }
  | { refused: 'current password' }
  | { refused: 'fault'; fault: string }
  | { refused: 'too many attempts'; retryAfterMs: number };

type SetDeps = Pick<Deps, 'db' | 'clock'>;

/** With a token from a letter or from the sign-up. All sessions end; it opens none. A refused password leaves the token usable. */
export async function setPasswordByToken(
  { db, clock }: SetDeps,
  { token, password }: { token: string; password: string },
): Promise<SetPasswordOutcome> {
  const owner = await findTokenOwner(db, token, clock());
  if (!owner) return { refused: 'token' };
  const fault = passwordFault(password, owner.email);
  if (fault !== null) return { refused: 'fault', fault };
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx): Promise<SetPasswordOutcome> => {
    await lockUserById(tx, owner.userId);
    if (!(await useToken(tx, token, clock()))) return { refused: 'token' };
    await savePasswordHash(tx, owner.userId, passwordHash);
    await revokeTokens(tx, owner.userId);
    await endOtherSessions(tx, owner.userId, null);
    return 'set';
  });
}

/** Signed in, with the current password. All other sessions end. Guessing is limited as at sign-in. */
export async function changePassword(
  { db, clock }: SetDeps,
  user: SignedInUser,
  { current_password, password }: { current_password: string; password: string },
  ip: string,
): Promise<SetPasswordOutcome> {
  const fault = passwordFault(password, user.email);
  if (fault !== null) return { refused: 'fault', fault };
  const limits = failureLimits(user.email.toLowerCase(), ip);
  const now = clock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };
  if (!(await isPassword(current_password, await currentHash(db, user.id)))) return { refused: 'current password' };
  await clearFailures(db, limits, now);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx): Promise<SetPasswordOutcome> => {
    await lockUserById(tx, user.id);
    await savePasswordHash(tx, user.id, passwordHash);
    await revokeTokens(tx, user.id);
    await endOtherSessions(tx, user.id, user.tokenHash);
    return 'set';
  });
}

async function currentHash(db: Kysely<Schema>, userId: string): Promise<string | null> {
  return (await findUserById(db, userId))?.passwordHash ?? null;
}
