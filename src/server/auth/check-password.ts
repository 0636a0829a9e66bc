import type { Deps } from '../deps';
import { bookAttempt } from '../limit/attempts.sql';
import { clearFailures } from './clear-failures.sql';
import type { SignedInUser } from './find-signed-in-user.sql';
import { failureLimits } from './sign-in-limit';
import { findUserById } from './users.sql';

export type PasswordCheck =
  | 'right'
  | { refused: 'wrong password' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Whether somebody who is signed in knows his password. Guessing is limited as at sign-in, and counted with it. */
export async function checkPassword(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  user: SignedInUser,
  password: string,
  ip: string,
): Promise<PasswordCheck> {
  const limits = failureLimits(user.email.toLowerCase(), ip);
  const now = clock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };
  const known = await findUserById(db, user.id);
  if (!(await passwords.matches(password, known?.passwordHash ?? null))) return { refused: 'wrong password' };
  await clearFailures(db, limits, now);
  return 'right';
}
