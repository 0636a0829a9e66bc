import type { Transaction } from 'kysely';
import { readEmailAddress } from '#server/identity/email-address.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { bookAttempt, clearFailures } from '#server/platform/limits/attempts.sql.ts';
import { shortNetworkOf } from '#server/platform/limits/network-of.ts';
import { confirmSession, endSessionsOf, giveSessionTo, lockSession } from './console-sessions.sql.ts';
import { removeSignIn } from './credentials.sql.ts';
import type { ConsoleDeps } from './deps.ts';
import { findInvited, hasInvitation, removeInvitations, useInvitation } from './invitations.sql.ts';
import { type From, type OpenedSession, openSession } from './open-session.ts';
import { readName } from './operator-name.ts';
import {
  findInviter,
  findOperatorByEmail,
  findOperatorById,
  hasActiveOwner,
  lockTeam,
  saveInvited,
  setState,
} from './operators.sql.ts';
import { replaceCodes } from './recovery-codes.sql.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { invitationLimits } from './sign-in-limits.ts';
import { isLive } from './sign-in-to-console.ts';

type OpenOutcome =
  | { opened: OpenedSession; invitedBy: string | null }
  | { refused: 'unknown' }
  | { refused: 'too many attempts'; retryAfterMs: number };

/**
 * Opens a session that may only set up the sign-in of the invited person. The invitation is used up only at the end of
 * that, so that a lost answer or a second device does not cost it. Each opening ends the earlier session.
 */
export async function openInvitation(
  { db, clock, wallClock }: Pick<ConsoleDeps, 'db' | 'clock' | 'wallClock'>,
  token: string,
  from: From,
): Promise<OpenOutcome> {
  const now = wallClock();
  const limits = invitationLimits(from.ip);
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };
  const outcome = await inTransaction(db, async (tx) => {
    await lockTeam(tx);
    const invited = await findInvited(tx, token);
    if (invited === null || clock() >= invited.expiresAt.getTime()) return null;
    const operator = await findOperatorById(tx, invited.operatorId);
    if (operator?.state !== 'invited') return null;
    const { id, name } = operator;
    await endSessionsOf(tx, id);
    // Somebody who opened the link before may have left a password.
    await removeSignIn(tx, id);
    const by = { operatorId: id, name, level: 'password', network: shortNetworkOf(from.ip) } as const;
    await recordAudit(tx, { by, act: 'opened an invitation', now: clock() });
    const opened = await openSession(tx, { operatorId: id, isEnrolling: true, isConfirmed: false }, from, now);
    return { opened, invitedBy: await findInviter(tx, id) };
  });
  if (outcome === null) return { refused: 'unknown' };
  await clearFailures(db, limits, now);
  return outcome;
}

type FirstOwnerOutcome = 'made' | { refused: 'address' | 'name' | 'not the password' | 'there is one' | 'taken' };

/**
 * Makes the first owner from a session of the console's own password. From then on the session is the owner's, to set
 * up the sign-in. Only possible while no owner can sign in.
 */
export async function makeFirstOwner(
  { db, clock }: Pick<ConsoleDeps, 'db' | 'clock'>,
  operator: Operator,
  given: { name: string; email: string },
): Promise<FirstOwnerOutcome> {
  const address = readEmailAddress(given.email);
  const name = readName(given.name);
  if (address === null) return { refused: 'address' };
  if (name === null) return { refused: 'name' };
  if (operator.operatorId !== null) return { refused: 'not the password' };
  return inTransaction(db, async (tx): Promise<FirstOwnerOutcome> => {
    await lockTeam(tx);
    const entry = { by: operator, act: 'made the first owner', subject: name, now: clock() } as const;
    if (!(await lockSession(tx, operator.tokenHash))) return { refused: 'not the password' };
    const isTaken = (await findOperatorByEmail(tx, address.emailKey))?.state === 'active';
    if ((await hasActiveOwner(tx)) || isTaken) {
      await recordAudit(tx, { ...entry, outcome: 'refused' });
      return { refused: isTaken ? 'taken' : 'there is one' };
    }
    const id = await saveInvited(tx, { ...address, name, role: 'owner', createdBy: null, now: clock() });
    await removeSignIn(tx, id);
    await removeInvitations(tx, id);
    await endSessionsOf(tx, id);
    await giveSessionTo(tx, operator.tokenHash, id);
    await recordAudit(tx, entry);
    return 'made';
  });
}

/** Whether the operator may finish setting up: by an invitation, or as the first owner. */
export async function mayFinish(tx: Transaction<Schema>, operatorId: string): Promise<boolean> {
  return (await hasInvitation(tx, operatorId)) || !(await hasActiveOwner(tx));
}

/**
 * Ends setting up: the operator is active, their invitation is used up, and the session gets all their permissions.
 * With real money, an owner's first factor ends the sessions of the console's own password.
 * @returns the recovery codes
 */
export async function finishEnrolling(
  tx: Transaction<Schema>,
  { config, wallClock, clock }: Pick<ConsoleDeps, 'config' | 'wallClock' | 'clock'>,
  { operatorId, tokenHash }: { operatorId: string; tokenHash: Buffer },
): Promise<string[]> {
  const now = wallClock();
  await useInvitation(tx, operatorId, clock());
  await setState(tx, operatorId, 'active');
  await endSessionsOf(tx, operatorId, tokenHash);
  if (isLive(config)) await endSessionsOf(tx, null);
  await confirmSession(tx, tokenHash, now);
  const { codes, hashes } = newRecoveryCodes();
  await replaceCodes(tx, { operatorId, hashes, now });
  return codes;
}
