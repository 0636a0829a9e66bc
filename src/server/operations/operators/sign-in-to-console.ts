import { recordAudit, recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { bookAttempt, clearFailures } from '#server/platform/limits/attempts.sql.ts';
import { shortNetworkOf } from '#server/platform/limits/network-of.ts';
import type { Config } from '#server/platform/settings/config.ts';
import { isConsoleBrowser, rememberConsoleBrowser } from './console-browsers.sql.ts';
import { findConsolePassword, lockConsolePassword } from './console-password.sql.ts';
import type { ConsoleDeps } from './deps.ts';
import { type From, type OpenedSession, openSession, type SignInOutcome } from './open-session.ts';
import { hasActiveOwner } from './operators.sql.ts';
import { signInLimits } from './sign-in-limits.ts';

/** Whether money is real, so that the console's own password may at most set up the first owner. */
export const isLive = ({ paddle }: Pick<Config, 'paddle'>): boolean => paddle.mode !== 'emulator';

/** What the console's own password opens now. */
export async function consoleDoor({
  config,
  db,
}: Pick<ConsoleDeps, 'config' | 'db'>): Promise<'opens' | 'enrols' | 'closed'> {
  if (!isLive(config)) return 'opens';
  return (await hasActiveOwner(db)) ? 'closed' : 'enrols';
}

/**
 * Opens a session with the console's own password. As at sign-in, each attempt is counted first and removed when it
 * succeeds.
 */
export async function signInToConsole(
  deps: Pick<ConsoleDeps, 'config' | 'db' | 'clock' | 'wallClock' | 'passwords'>,
  password: string,
  from: From,
): Promise<SignInOutcome | { refused: 'closed' }> {
  const { db, clock, wallClock, passwords } = deps;
  const door = await consoleDoor(deps);
  // Refused before the password is checked, so that it cannot be guessed here.
  if (door === 'closed') return { refused: 'closed' };
  const { ip, browserHash } = from;
  const limits = signInLimits(ip, (await isConsoleBrowser(db, browserHash)) ? browserHash : null);
  const now = wallClock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };

  const current = await findConsolePassword(db);
  const matches = await passwords.matches(password, current?.passwordHash ?? null);
  const by = { operatorId: null, name: 'Console password', level: 'password', network: shortNetworkOf(ip) } as const;
  const opened = current !== null && matches ? await openWith(current.passwordHash) : null;
  if (opened === null) {
    await recordAuditAlone(db, { by, act: 'signed in', outcome: 'refused', now: clock() });
    return { refused: 'wrong' };
  }
  await clearFailures(db, limits, now);
  await rememberConsoleBrowser(db, browserHash, clock());
  return { opened };

  /**
   * Null when the password has changed in the meantime: the change ended all sessions, and the old password must not
   * open another.
   */
  function openWith(passwordHash: string): Promise<OpenedSession | null> {
    return inTransaction(db, async (tx) => {
      if (!(await lockConsolePassword(tx, passwordHash))) return null;
      await recordAudit(tx, { by, act: 'signed in', now: clock() });
      const session = { operatorId: null, isEnrolling: door === 'enrols', isConfirmed: false };
      return openSession(tx, session, from, now);
    });
  }
}
