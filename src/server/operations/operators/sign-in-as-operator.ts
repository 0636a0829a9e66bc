import type { OperatorSignInBody } from '#contract/console/sign-in.ts';
import { emailKeyOf } from '#contract/email-key.ts';
import { recordAudit, recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { bookAttempt, clearFailures } from '#server/platform/limits/attempts.sql.ts';
import { shortNetworkOf } from '#server/platform/limits/network-of.ts';
import { isConsoleBrowser, rememberConsoleBrowser } from './console-browsers.sql.ts';
import { findPasswordHash } from './credentials.sql.ts';
import type { ConsoleDeps } from './deps.ts';
import { type From, type OpenedSession, openSession, type SignInOutcome } from './open-session.ts';
import { findOperatorByEmail, lockOperator, type OperatorRecord } from './operators.sql.ts';
import { notifySignInChange } from './sign-in-change.ts';
import { signInLimits } from './sign-in-limits.ts';
import { useAnyCode } from './use-code.ts';

/**
 * Signs a named operator in with password and code. Unknown address, wrong password and wrong code have the same
 * answer. An operator who has only passkeys gives a recovery code alone: it has 80 random bits and works once.
 */
export async function signInAsOperator(
  deps: ConsoleDeps,
  { email, password, code }: OperatorSignInBody,
  from: From,
): Promise<SignInOutcome> {
  const { db, clock, wallClock, passwords } = deps;
  const emailKey = emailKeyOf(email);
  const { ip, browserHash } = from;
  const limits = signInLimits(ip, (await isConsoleBrowser(db, browserHash)) ? browserHash : null, emailKey);
  const now = wallClock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };

  const found = await findOperatorByEmail(db, emailKey);
  const operator = found?.state === 'active' ? found : null;
  const passwordHash = operator && (await findPasswordHash(db, operator.id));
  const matches = await passwords.matches(password, passwordHash);
  const needsCodeOnly = operator !== null && passwordHash === null && password === '';
  const opened =
    operator && (matches || needsCodeOnly)
      ? await openWithCode(deps, { operator, passwordHash, code, from, now })
      : null;
  if (opened === null) {
    const by = { operatorId: operator?.id ?? null, name: operator?.name ?? 'Unknown', level: 'password' } as const;
    const entry = { act: 'signed in', outcome: 'refused', now: clock() } as const;
    await recordAuditAlone(db, { ...entry, by: { ...by, network: shortNetworkOf(ip) } });
    return { refused: 'wrong' };
  }
  await clearFailures(db, limits, now);
  await rememberConsoleBrowser(db, browserHash, clock());
  return { opened };
}

interface Entry {
  operator: OperatorRecord;
  passwordHash: string | null;
  code: string;
  from: From;
  now: number;
}

/** Null when the code is wrong, or the operator's password or state has changed since. */
function openWithCode(
  { db, clock, secrets }: ConsoleDeps,
  { operator: { id, name }, passwordHash, code, from, now }: Entry,
): Promise<OpenedSession | null> {
  return inTransaction(db, async (tx) => {
    const current = await lockOperator(tx, id);
    if (current?.state !== 'active' || (await findPasswordHash(tx, id)) !== passwordHash) return null;
    const used = await useAnyCode(tx, secrets, { operatorId: id, code, now });
    if (used === null || (passwordHash === null && used !== 'recovery code')) return null;
    const by = { operatorId: id, name, level: 'second factor', network: shortNetworkOf(from.ip) } as const;
    const opened = await openSession(tx, { operatorId: id, isEnrolling: false, isConfirmed: true }, from, now);
    await recordAudit(tx, { by, act: 'signed in', after: used, now: clock() });
    if (used === 'recovery code') {
      await notifySignInChange(tx, { operatorId: id, change: 'recovery code used', now: clock() });
    }
    return opened;
  });
}
