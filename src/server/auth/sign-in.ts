import type { SignInBody } from '../../contract/auth';
import type { Deps } from '../deps';
import { bookAttempt } from '../limit/attempts.sql';
import { clearFailures } from './clear-failures.sql';
import { deviceOf } from './device-of';
import { readEmail } from './email';
import { openSession } from './sessions.sql';
import { failureLimits } from './sign-in-limit';
import { findUserByEmail, holdPasswordHash } from './users.sql';

export type SignInOutcome =
  | { token: string }
  | { refused: 'user not found' | 'invalid creds' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Who knocks: his network address, and what his browser calls itself. */
export interface Caller {
  ip: string;
  userAgent?: string | undefined;
}

/** Opens a session. A wrong address takes as long as a wrong password. */
export async function signIn(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  { email, password }: SignInBody,
  { ip, userAgent }: Caller,
): Promise<SignInOutcome> {
  const emailKey = readEmail(email)?.emailKey ?? email.trim().toLowerCase();
  const limits = failureLimits(emailKey, ip);
  const now = clock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };

  const user = await findUserByEmail(db, emailKey);
  const matches = await passwords.matches(password, user?.passwordHash ?? null);
  if (!user) return { refused: 'user not found' };
  if (!matches) return { refused: 'invalid creds' };
  await clearFailures(db, limits, now);
  return db.transaction().execute(async (tx): Promise<SignInOutcome> => {
    // Changed in the meantime, it has ended all sessions: the old password must not open one more.
    if (!(await holdPasswordHash(tx, user))) return { refused: 'invalid creds' };
    return { token: await openSession(tx, user.id, now, deviceOf(userAgent)) };
  });
}
