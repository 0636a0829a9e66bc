import type { IdentityDeps } from '#server/identity/deps.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import { recordAct } from '#server/platform/audit/record-act.sql.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { clearFailures } from '#server/platform/limits/clear-failures.sql.ts';
import { isConsoleBrowser, knowConsoleBrowser } from './console-browsers.sql.ts';
import { consoleLimits } from './console-limits.ts';
import { findConsolePassword, holdConsolePassword } from './console-password.sql.ts';
import { insertConsoleSession, removeEndedSessions } from './console-sessions.sql.ts';

/** A working day, not longer, since the console shows what the shop earns. */
const sessionMs = 12 * 60 * 60_000;

interface OpenedSession {
  /** Only its hash is stored. */
  token: string;
  /** Epoch ms. */
  expiresAt: number;
}

export type ConsoleSignInOutcome =
  | { opened: OpenedSession }
  | { refused: 'wrong password' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/** Opens a session of the operator. As at sign-in, each attempt is counted first and taken back when it succeeds. */
export async function signInToConsole(
  { db, clock, passwords }: Pick<IdentityDeps, 'db' | 'clock' | 'passwords'>,
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

/**
 * Opens a session with the password of this hash. Null when the password was changed meanwhile: that has ended all
 * sessions, and the old one must not open another.
 */
function openConsoleSession(db: IdentityDeps['db'], passwordHash: string, now: number): Promise<OpenedSession | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await holdConsolePassword(tx, passwordHash))) return null;
    await removeEndedSessions(tx, now);
    const token = createToken();
    const expiresAt = now + sessionMs;
    await insertConsoleSession(tx, { tokenHash: hashToken(token), now, expiresAt });
    await recordAct(tx, { actor: 'operator', act: 'signed in to the console', now });
    return { token, expiresAt };
  });
}
