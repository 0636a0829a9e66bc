import type { SignInBody } from '#contract/auth.ts';
import { emailKeyOf } from '#contract/email-key.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { bookAttempt, clearFailures } from '#server/platform/limits/attempts.sql.ts';
import { failureLimits } from './account-limits.ts';
import type { IdentityDeps } from './deps.ts';
import { deviceOf } from './device-of.ts';
import { isKnownBrowser, rememberBrowser } from './known-browsers.sql.ts';
import { openSession } from './sessions.sql.ts';
import { findUserByEmail, lockPasswordHash } from './users.sql.ts';

export type SignInOutcome =
  | { token: string }
  | { refused: 'user not found' | 'invalid creds' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Where a sign-in comes from: the network address, the browser's hash from `browserOf`, and its user agent. */
export interface Caller {
  ip: string;
  browserHash: Buffer;
  userAgent?: string | undefined;
}

/** Opens a session. An unknown address takes as long as a wrong password. */
export async function signIn(
  { db, clock, passwords }: Pick<IdentityDeps, 'db' | 'clock' | 'passwords'>,
  { email, password }: SignInBody,
  { ip, browserHash, userAgent }: Caller,
): Promise<SignInOutcome> {
  const emailKey = emailKeyOf(email);
  const knownBrowser = (await isKnownBrowser(db, emailKey, browserHash)) ? browserHash : null;
  const limits = failureLimits({ emailKey, ip, knownBrowser });
  const now = clock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };

  const user = await findUserByEmail(db, emailKey);
  const matches = await passwords.matches(password, user?.passwordHash ?? null);
  if (!user) return { refused: 'user not found' };
  if (!matches) return { refused: 'invalid creds' };
  await clearFailures(db, limits, now);
  return inTransaction(db, async (tx): Promise<SignInOutcome> => {
    // A simultaneous change of the password has ended all sessions; the old password must not open another one.
    if (!(await lockPasswordHash(tx, user))) return { refused: 'invalid creds' };
    await rememberBrowser(tx, { userId: user.id, browserHash, now });
    return { token: await openSession(tx, user.id, now, deviceOf(userAgent)) };
  });
}
