import type { Transaction } from 'kysely';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { SignedInUser } from '#server/platform/http/route.ts';
import { checkPassword } from './check-password.ts';
import type { IdentityDeps } from './deps.ts';
import { deviceOf } from './device-of.ts';
import { forgetBrowsers, rememberBrowser } from './known-browsers.sql.ts';
import { passwordFault } from './password-rules.ts';
import { findTokenOwner, revokeTokens, useToken } from './password-tokens.sql.ts';
import { schedulePasswordEmail } from './schedule-password-email.ts';
import { endOtherSessions, hasSession, openSession } from './sessions.sql.ts';
import type { Caller } from './sign-in.ts';
import { lockUserById, proveEmail, savePasswordHash } from './users.sql.ts';

export type SetPasswordOutcome =
  | 'set'
  /** The first password was set, and a session opened. */
  | { token: string }
  | { refused: 'token' }
  | { refused: 'current password' }
  | { refused: 'fault'; fault: string }
  | { refused: 'too many attempts'; retryAfterMs: number };

type SetDeps = Pick<IdentityDeps, 'db' | 'clock' | 'passwords'>;

/**
 * Sets a password by a token from mailbox or sign-up, and ends all sessions. The first password also signs in, because
 * the holder of the token could sign in with it at once. After the reset of a forgotten password the person signs in. A
 * refused password leaves the token usable. A token from the mailbox makes the browser known, so that strangers'
 * guesses cannot lock it out.
 */
export async function setPasswordByToken(
  { db, clock, passwords }: SetDeps,
  { token, password }: { token: string; password: string },
  { browserHash, userAgent }: Pick<Caller, 'browserHash' | 'userAgent'>,
): Promise<SetPasswordOutcome> {
  const owner = await findTokenOwner(db, token, clock());
  if (!owner) return { refused: 'token' };
  const fault = passwordFault(password, owner.email);
  if (fault !== null) return { refused: 'fault', fault };
  const passwordHash = await passwords.hash(password);
  return inTransaction(db, async (tx): Promise<SetPasswordOutcome> => {
    const user = await lockUserById(tx, owner.userId);
    const used = await useToken(tx, token, clock());
    if (!user || !used) return { refused: 'token' };
    const { userId, isFromMailbox } = used;
    await replacePassword(tx, { ...user, id: userId, storedSession: null }, passwordHash, clock());
    await forgetBrowsers(tx, userId);
    if (isFromMailbox) await proveEmail(tx, userId, clock());
    if (isFromMailbox || !user.hasPassword) await rememberBrowser(tx, { userId, browserHash, now: clock() });
    return user.hasPassword ? 'set' : { token: await openSession(tx, userId, clock(), deviceOf(userAgent)) };
  });
}

/** For a signed-in person who gives the current password. Ends all other sessions. Guesses are limited by session. */
export async function changePassword(
  { db, clock, passwords }: SetDeps,
  user: SignedInUser,
  { current_password, password }: { current_password: string; password: string },
): Promise<SetPasswordOutcome> {
  const fault = passwordFault(password, user.email);
  if (fault !== null) return { refused: 'fault', fault };
  const checked = await checkPassword({ db, clock, passwords }, user, current_password);
  if (checked !== 'right') return checked.refused === 'wrong password' ? { refused: 'current password' } : checked;
  const passwordHash = await passwords.hash(password);
  return inTransaction(db, async (tx): Promise<SetPasswordOutcome> => {
    const locked = await lockUserById(tx, user.id);
    // An earlier change has ended this session, or the account is gone.
    if (!locked || !(await hasSession(tx, user.tokenHash))) return { refused: 'current password' };
    await replacePassword(tx, { ...locked, id: user.id, storedSession: user.tokenHash }, passwordHash, clock());
    return 'set';
  });
}

interface Owner {
  id: string;
  /** Whether there was a password before. */
  hasPassword: boolean;
  /** Hash of the session that continues; all others end. */
  storedSession: Buffer | null;
}

/** Saves the new password, ends the links and sessions of the old one, and schedules the email about it. */
async function replacePassword(
  tx: Transaction<Schema>,
  { id, hasPassword, storedSession }: Owner,
  passwordHash: string,
  now: number,
): Promise<void> {
  await savePasswordHash(tx, id, passwordHash);
  await revokeTokens(tx, id);
  await endOtherSessions(tx, id, storedSession);
  await schedulePasswordEmail(tx, { userId: id, isFirst: !hasPassword, now });
}
