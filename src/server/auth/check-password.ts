import type { Deps } from '../deps';
import { bookAttempt } from '../limit/attempts.sql';
import { clearFailures } from '../limit/clear-failures.sql';
import type { SignedInUser } from './find-signed-in-user.sql';
import { ownFailureLimits } from './sign-in-limit';
import { findUserById } from './users.sql';

export type PasswordCheck =
  | 'right'
  | { refused: 'wrong password' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Whether somebody who is signed in knows the password. Guessing is limited, by session. */
export async function checkPassword(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
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
