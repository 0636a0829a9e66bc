import type { Deps } from '../deps';
import { bookAttempt } from '../limit/attempts.sql';
import { clearFailures } from '../limit/clear-failures.sql';
import { isConsoleBrowser, knowConsoleBrowser } from './console-browsers.sql';
import { consoleLimits } from './console-limits';
import { findConsolePassword } from './console-password.sql';
import { type OpenedSession, openConsoleSession } from './console-sessions.sql';

export type ConsoleSignInOutcome =
  | { opened: OpenedSession }
  | { refused: 'wrong password' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Opens a session of the operator. As at sign-in, each attempt is booked first and taken back when it succeeds. */
export async function signInToConsole(
  { db, clock, passwords }: Pick<Deps, 'db' | 'clock' | 'passwords'>,
  password: string,
  { ip, browserHash }: { ip: string; browserHash: Buffer },
): Promise<ConsoleSignInOutcome> {
  const limits = consoleLimits(ip, (await isConsoleBrowser(db, browserHash)) ? browserHash : null);
  const now = clock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };

  const inForce = await findConsolePassword(db);
  const matches = await passwords.matches(password, inForce?.passwordHash ?? null);
  if (inForce === null || !matches) return { refused: 'wrong password' };
  await clearFailures(db, limits, now);
  const opened = await openConsoleSession(db, inForce.passwordHash, now);
  if (!opened) return { refused: 'wrong password' };
  await knowConsoleBrowser(db, browserHash, now);
  return { opened };
}
