import type { PasskeyAssertion, PasskeyRequest } from '#contract/console/passkey.ts';
import { recordAudit, recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Deps } from '#server/platform/deps.ts';
import { bookAttempt, clearFailures } from '#server/platform/limits/attempts.sql.ts';
import { shortNetworkOf } from '#server/platform/limits/network-of.ts';
import { isConsoleBrowser, rememberConsoleBrowser } from './console-browsers.sql.ts';
import { type From, type OpenedSession, openSession, type SignInOutcome } from './open-session.ts';
import { findOperatorById, lockOperator } from './operators.sql.ts';
import { findPasskey, type PasskeyRecord, saveCounter } from './passkeys.sql.ts';
import { readSignature, requestPasskey } from './passkeys.ts';
import { challengeLimits, signInLimits } from './sign-in-limits.ts';

type PasskeyDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'wallClock'>;

const about = { purpose: 'sign in', sessionHash: null } as const;

/** The options with which the browser asks for a passkey; the number for each network is limited. */
export async function beginPasskeySignIn(
  deps: PasskeyDeps,
  ip: string,
): Promise<{ request: PasskeyRequest } | { retryAfterMs: number }> {
  const attempt = await bookAttempt(deps.db, challengeLimits(ip), deps.wallClock());
  return attempt.allowed ? { request: await requestPasskey(deps, about) } : attempt;
}

/** Signs in the owner of the passkey, which is two factors in one. */
export async function signInByPasskey(
  deps: PasskeyDeps,
  response: PasskeyAssertion,
  from: From,
): Promise<SignInOutcome> {
  const { db, clock, wallClock } = deps;
  const { ip, browserHash } = from;
  const limits = signInLimits(ip, (await isConsoleBrowser(db, browserHash)) ? browserHash : null);
  const now = wallClock();
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };

  const passkey = await findPasskey(db, response.id);
  const opened = passkey && (await openWithPasskey(deps, response, passkey, { from, now }));
  if (opened === null) {
    const owner = passkey && (await findOperatorById(db, passkey.operatorId));
    const by = { operatorId: owner?.id ?? null, name: owner?.name ?? 'Unknown', level: 'password' } as const;
    const entry = { act: 'signed in', outcome: 'refused', after: 'passkey', now: clock() } as const;
    await recordAuditAlone(db, { ...entry, by: { ...by, network: shortNetworkOf(ip) } });
    return { refused: 'wrong' };
  }
  await clearFailures(db, limits, now);
  await rememberConsoleBrowser(db, browserHash, clock());
  return { opened };
}

/** Null when the signature is not right, or the operator is not active. */
async function openWithPasskey(
  deps: PasskeyDeps,
  response: PasskeyAssertion,
  passkey: PasskeyRecord,
  { from, now }: { from: From; now: number },
): Promise<OpenedSession | null> {
  const signed = await readSignature(deps, response, passkey, about);
  if (signed === null) return null;
  return inTransaction(deps.db, async (tx) => {
    const operator = await lockOperator(tx, passkey.operatorId);
    if (operator?.state !== 'active' || !(await saveCounter(tx, passkey, { ...signed, now }))) return null;
    const { id, name } = operator;
    const by = { operatorId: id, name, level: 'second factor', network: shortNetworkOf(from.ip) } as const;
    const opened = await openSession(tx, { operatorId: id, isEnrolling: false, isConfirmed: true }, from, now);
    await recordAudit(tx, { by, act: 'signed in', after: 'passkey', now: deps.clock() });
    return opened;
  });
}
