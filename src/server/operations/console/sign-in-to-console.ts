import type { IdentityDeps } from '#server/identity/deps.ts';
import { createToken, hashToken } from '#server/identity/token.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { type AttemptLimit, limitKey } from '#server/platform/limits/attempt-limit.ts';
import { bookAttempt, clearFailures } from '#server/platform/limits/attempts.sql.ts';
import { networkOf, shortNetworkOf } from '#server/platform/limits/network-of.ts';
import { isConsoleBrowser, rememberConsoleBrowser } from './console-browsers.sql.ts';
import { findConsolePassword, lockConsolePassword } from './console-password.sql.ts';
import { insertConsoleSession, removeEndedSessions } from './console-sessions.sql.ts';

/** A working day and no longer, because the console shows revenue. */
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

/** Failures older than this are forgotten. */
const windowMs = 15 * 60_000;
const perPlace = 10;
/** There is one password, which must not be guessed from many networks together. */
const perConsole = 100;

/** Where somebody signs in from. */
export interface From {
  ip: string;
  browserHash: Buffer;
  /** In words, such as "Chrome on Mac". */
  device: string;
}

/**
 * Opens a session with the console's own password. As at sign-in, each attempt is counted first and removed when it
 * succeeds. With a real payment key the session may only set up a named operator's sign-in.
 */
export async function signInToConsole(
  { config, db, clock, passwords }: Pick<IdentityDeps, 'config' | 'db' | 'clock' | 'passwords'>,
  password: string,
  from: From,
): Promise<ConsoleSignInOutcome> {
  const { ip, browserHash } = from;
  const limits = consoleLimits(ip, (await isConsoleBrowser(db, browserHash)) ? browserHash : null);
  const now = clock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };

  const current = await findConsolePassword(db);
  const matches = await passwords.matches(password, current?.passwordHash ?? null);
  if (current === null || !matches) return { refused: 'wrong password' };
  await clearFailures(db, limits, now);
  const opened = await openConsoleSession(db, current.passwordHash, {
    ...from,
    now,
    isEnrolling: config.paddle.mode !== 'emulator',
  });
  if (!opened) return { refused: 'wrong password' };
  await rememberConsoleBrowser(db, browserHash, now);
  return { opened };
}

/**
 * Opens a session with the password of this hash. Null when the password has been changed since: that ended all
 * sessions, and the old one must not open another.
 */
function openConsoleSession(
  db: IdentityDeps['db'],
  passwordHash: string,
  { ip, device, now, isEnrolling }: Omit<From, 'browserHash'> & { now: number; isEnrolling: boolean },
): Promise<OpenedSession | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockConsolePassword(tx, passwordHash))) return null;
    await removeEndedSessions(tx, now);
    const token = createToken();
    const expiresAt = now + sessionMs;
    const network = shortNetworkOf(ip);
    await insertConsoleSession(tx, { tokenHash: hashToken(token), now, expiresAt, isEnrolling, network, device });
    const by = { operatorId: null, name: 'Console password', level: 'password', network } as const;
    await recordAudit(tx, { by, act: 'signed in', now });
    return { token, expiresAt };
  });
}

/**
 * The limits of wrong passwords for the console: for one network, and for all together. A browser in which an operator
 * has signed in before has its own limit, so that strangers cannot lock the operator out.
 */
function consoleLimits(ip: string, knownBrowser: Buffer | null): AttemptLimit[] {
  if (knownBrowser !== null) {
    const key = limitKey('console-browser', knownBrowser.toString('hex'));
    return [{ key, max: perPlace, windowMs }];
  }
  return [
    { key: limitKey('console-from', networkOf(ip)), max: perPlace, windowMs },
    { key: limitKey('console', 'everybody'), max: perConsole, windowMs },
  ];
}
