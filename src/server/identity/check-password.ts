import type { SignedInUser } from '#server/platform/http/route.ts';
import { bookAttempt, clearFailures } from '#server/platform/limits/attempts.sql.ts';
import { ownFailureLimits } from './account-limits.ts';
import type { IdentityDeps } from './deps.ts';
import { findUserById } from './users.sql.ts';

export type PasswordCheck =
  | 'right'
  | { refused: 'wrong password' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Checks the password of a signed-in person. Guesses are limited by session. */
export async function checkPassword(
  { db, clock, passwords }: Pick<IdentityDeps, 'db' | 'clock' | 'passwords'>,
  user: SignedInUser,
  password: string,
): Promise<PasswordCheck> {
  const limits = ownFailureLimits(user.tokenHash);
  const now = clock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };
  const known = await findUserById(db, user.id);
  if (!(await passwords.matches(password, known?.passwordHash ?? null))) return { refused: 'wrong password' };
  await clearFailures(db, limits, now);
  return 'right';
}
