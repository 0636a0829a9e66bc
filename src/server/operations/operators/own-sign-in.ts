import type { OwnSignIn } from '#contract/console/own-sign-in.ts';
import { passwordFault } from '#server/identity/password-rules.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { Named } from './add-factor.ts';
import { endSession, endSessionsOf, listSessionsOf, lockSession, type SessionRecord } from './console-sessions.sql.ts';
import { findPasswordHash, listFactors, removeFactor, renameFactor, savePassword } from './credentials.sql.ts';
import type { ConsoleDeps } from './deps.ts';
import { findOperatorById, lockOperator, setTimeZone } from './operators.sql.ts';
import { countCodesLeft, replaceCodes } from './recovery-codes.sql.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { notifySignInChange } from './sign-in-change.ts';
import { signInTime } from './sign-in-time.ts';

/** The operator's own means of signing in and open sessions. */
export async function readOwnSignIn(
  { db, clock, wallClock }: ConsoleDeps,
  { operatorId, tokenHash }: Operator,
): Promise<OwnSignIn> {
  const timeOf = signInTime({ clock, wallClock });
  const sessions = (await listSessionsOf(db, operatorId, wallClock())).map((session) =>
    describe(session, tokenHash, timeOf),
  );
  const operator = operatorId === null ? null : await findOperatorById(db, operatorId);
  if (operator === null) return { email: null, has_password: false, factors: [], recovery_codes_left: 0, sessions };
  const factors = (await listFactors(db, operator.id)).map(({ id, kind, name, createdAt, usedAt, isBackedUp }) => ({
    id,
    kind,
    name,
    created_at: timeOf(createdAt),
    used_at: usedAt && timeOf(usedAt),
    is_backed_up: isBackedUp,
  }));
  return {
    email: operator.email,
    factors,
    sessions,
    has_password: (await findPasswordHash(db, operator.id)) !== null,
    recovery_codes_left: await countCodesLeft(db, operator.id),
  };
}

/** A session's name in lists, with too little of its token's hash to find the token. */
const idOf = (tokenHash: Buffer): string => tokenHash.toString('hex').slice(0, 16);

function describe(session: SessionRecord, own: Buffer, timeOf: (at: Date) => string): OwnSignIn['sessions'][number] {
  const { tokenHash, device, network, createdAt, lastSeenAt, expiresAt } = session;
  return {
    id: idOf(tokenHash),
    device,
    network,
    signed_in_at: timeOf(createdAt),
    last_seen_at: timeOf(lastSeenAt),
    expires_at: timeOf(expiresAt),
    current: tokenHash.equals(own),
  };
}

/** Sets or replaces the operator's password, which ends their other sessions. Returns the password's fault, or null. */
export async function setOwnPassword(deps: ConsoleDeps, operator: Named, password: string): Promise<string | null> {
  const { db, clock, wallClock, passwords } = deps;
  const { operatorId, tokenHash } = operator;
  const { email } = (await findOperatorById(db, operatorId))!;
  const fault = passwordFault(password, email);
  if (fault !== null) return fault;
  const passwordHash = await passwords.hash(password);
  await inTransaction(db, async (tx) => {
    await lockOperator(tx, operatorId);
    if (!(await lockSession(tx, tokenHash))) return;
    await savePassword(tx, { operatorId, passwordHash, now: wallClock() });
    await endSessionsOf(tx, operatorId, tokenHash);
    await recordAudit(tx, { by: operator, act: 'set a password', now: clock() });
    // While a sign-in is set up, one email at its end covers all changes.
    if (!operator.isEnrolling) await notifySignInChange(tx, { operatorId, change: 'password changed', now: clock() });
  });
  return null;
}

/** Names a factor; false when the operator has none with this id. */
export function nameFactor({ db, clock }: ConsoleDeps, operator: Named, id: string, name: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const former = await renameFactor(tx, { operatorId: operator.operatorId, id, name });
    if (former === null) return false;
    await recordAudit(tx, { by: operator, act: 'named a sign-in', before: former, after: name, now: clock() });
    return true;
  });
}

/** Removes a factor, which ends the operator's other sessions; never the last one. */
export function removeOwnFactor(
  { db, clock }: ConsoleDeps,
  operator: Named,
  id: string,
): Promise<'removed' | 'unknown' | 'last'> {
  const { operatorId, tokenHash } = operator;
  return inTransaction(db, async (tx) => {
    await lockOperator(tx, operatorId);
    const factors = await listFactors(tx, operatorId);
    const factor = factors.find((each) => each.id === id);
    if (!factor) return 'unknown';
    const entry = { by: operator, act: 'removed a sign-in', subject: factor.name, now: clock() } as const;
    if (factors.length === 1) {
      await recordAudit(tx, { ...entry, outcome: 'refused' });
      return 'last';
    }
    await removeFactor(tx, id);
    await endSessionsOf(tx, operatorId, tokenHash);
    await recordAudit(tx, entry);
    await notifySignInChange(tx, { operatorId, change: 'removed', name: factor.name, now: clock() });
    return 'removed';
  });
}

/** Makes ten new recovery codes; the earlier ones no longer work. */
export function renewRecoveryCodes({ db, clock, wallClock }: ConsoleDeps, operator: Named): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes();
  return inTransaction(db, async (tx) => {
    await replaceCodes(tx, { operatorId: operator.operatorId, hashes, now: wallClock() });
    await recordAudit(tx, { by: operator, act: 'made recovery codes', now: clock() });
    const { operatorId } = operator;
    await notifySignInChange(tx, { operatorId, change: 'recovery codes made', now: clock() });
    return codes;
  });
}

/** False when there is no such time zone. */
export async function setOwnTimeZone({ db, clock }: ConsoleDeps, operator: Named, timeZone: string): Promise<boolean> {
  if (!isTimeZone(timeZone)) return false;
  await inTransaction(db, async (tx) => {
    const before = await setTimeZone(tx, operator.operatorId, timeZone);
    await recordAudit(tx, { by: operator, act: 'changed a time zone', before, after: timeZone, now: clock() });
  });
  return true;
}

/** An IANA name; not an offset, which changes with the season. */
function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Ends one of the operator's sessions; false when there is none with this id. */
export async function endOwnSession(deps: ConsoleDeps, operator: Operator, id: string): Promise<boolean> {
  const { db, clock, wallClock } = deps;
  const session = (await listSessionsOf(db, operator.operatorId, wallClock())).find(
    ({ tokenHash }) => idOf(tokenHash) === id,
  );
  if (!session) return false;
  return inTransaction(db, async (tx) => {
    if (!(await endSession(tx, session.tokenHash))) return false;
    const about = { subject: session.device, before: '1 session', after: 'ended' };
    await recordAudit(tx, { by: operator, act: 'ended a session', ...about, now: clock() });
    return true;
  });
}

/** Ends all sessions of the operator but this one. */
export async function endOtherSessions({ db, clock }: ConsoleDeps, operator: Operator): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await endSessionsOf(tx, operator.operatorId, operator.tokenHash);
    const about = { before: ended === 1 ? '1 session' : `${ended} sessions`, after: 'ended' };
    await recordAudit(tx, { by: operator, act: 'ended a session', ...about, now: clock() });
  });
}
