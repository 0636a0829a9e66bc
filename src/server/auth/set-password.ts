import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import type { Deps } from '../deps';
import { enqueue } from '../job/enqueue.sql';
import { checkPassword } from './check-password';
import type { SignedInUser } from './find-signed-in-user.sql';
import { passwordFault } from './password-rules';
import { findTokenOwner, revokeTokens, useToken } from './password-tokens.sql';
import { endOtherSessions, hasSession } from './sessions.sql';
import { lockUserById, savePasswordHash } from './users.sql';

export type SetPasswordOutcome =
  | 'set'
  | { refused: 'token' }
  | { refused: 'current password' }
  | { refused: 'fault'; fault: string }
  | { refused: 'too many attempts'; retryAfterMs: number };

type SetDeps = Pick<Deps, 'db' | 'clock' | 'passwords'>;

/** With a token from a letter or from the sign-up. All sessions end; it opens none. A refused password leaves the token usable. */
export async function setPasswordByToken(
  { db, clock, passwords }: SetDeps,
  { token, password }: { token: string; password: string },
): Promise<SetPasswordOutcome> {
  const owner = await findTokenOwner(db, token, clock());
  if (!owner) return { refused: 'token' };
  const fault = passwordFault(password, owner.email);
  if (fault !== null) return { refused: 'fault', fault };
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (tx): Promise<SetPasswordOutcome> => {
    const user = await lockUserById(tx, owner.userId);
    const used = await useToken(tx, token, clock());
    if (!user || !used) return { refused: 'token' };
    await replacePassword(tx, { ...user, id: owner.userId, keptSession: null }, passwordHash, clock());
    return 'set';
  });
}

/** Signed in, with the current password. All other sessions end. Guessing is limited as at sign-in. */
export async function changePassword(
  { db, clock, passwords }: SetDeps,
  user: SignedInUser,
  { current_password, password }: { current_password: string; password: string },
  ip: string,
): Promise<SetPasswordOutcome> {
  const fault = passwordFault(password, user.email);
  if (fault !== null) return { refused: 'fault', fault };
  const checked = await checkPassword({ db, clock, passwords }, user, current_password, ip);
  if (checked !== 'right') return checked.refused === 'wrong password' ? { refused: 'current password' } : checked;
  const passwordHash = await passwords.hash(password);
  return db.transaction().execute(async (tx): Promise<SetPasswordOutcome> => {
    const locked = await lockUserById(tx, user.id);
    // Another change that came first has ended this session, or the account is gone.
    if (!locked || !(await hasSession(tx, user.tokenHash))) return { refused: 'current password' };
    await replacePassword(tx, { ...locked, id: user.id, keptSession: user.tokenHash }, passwordHash, clock());
    return 'set';
  });
}

interface Owner {
  id: string;
  /** Whether there was one before. */
  hasPassword: boolean;
  /** Hash of the session that goes on; all others end. */
  keptSession: Buffer | null;
}

/** Saves it and ends all that the old one opened. Who had one before is told by letter, in case it was not him. */
async function replacePassword(
  tx: Transaction<Schema>,
  { id, hasPassword, keptSession }: Owner,
  passwordHash: string,
  now: number,
): Promise<void> {
  await savePasswordHash(tx, id, passwordHash);
  await revokeTokens(tx, id);
  await endOtherSessions(tx, id, keptSession);
  if (!hasPassword) return;
  const changedAt = new Date(now).toISOString();
  await enqueue(tx, {
    kind: 'password-changed',
    uniqueKey: `password-changed:${id}:${changedAt}`,
    payload: { user_id: id, changed_at: changedAt },
  });
}
