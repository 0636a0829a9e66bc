import type { Transaction } from 'kysely';
import type { Role } from '#contract/console/permissions.ts';
import type { InviteBody } from '#contract/console/team.ts';
import { readEmailAddress } from '#server/identity/email-address.ts';
import type { Actor } from '#server/platform/audit/audit-record.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';
import { endSessionsOf } from './console-sessions.sql.ts';
import { removeSignIn } from './credentials.sql.ts';
import { makeInvitation, removeInvitations } from './invitations.sql.ts';
import { readName } from './operator-name.ts';
import {
  findOperatorByEmail,
  findOperatorById,
  hasActiveOwner,
  lockTeam,
  markEnded,
  type OperatorRecord,
  saveInvited,
  setInvited,
  setRole,
} from './operators.sql.ts';
import { notifySignInChange } from './sign-in-change.ts';

type TeamDeps = Pick<Deps, 'db' | 'clock'>;

type InviteOutcome = { id: string } | { refused: 'address' | 'name' | 'taken' };

/** Invites somebody by email. An address of somebody who has ended may be invited again. */
export async function inviteOperator({ db, clock }: TeamDeps, by: Actor, given: InviteBody): Promise<InviteOutcome> {
  const address = readEmailAddress(given.email);
  const name = readName(given.name);
  if (address === null) return { refused: 'address' };
  if (name === null) return { refused: 'name' };
  const { role } = given;
  return inTransaction(db, async (tx): Promise<InviteOutcome> => {
    await lockTeam(tx);
    const known = await findOperatorByEmail(tx, address.emailKey);
    const entry = { by, act: 'invited an operator', subject: name, after: role, now: clock() } as const;
    if (known !== null && known.state !== 'ended') {
      await recordAudit(tx, { ...entry, outcome: 'refused', before: known.state });
      return { refused: 'taken' };
    }
    const id = await saveInvited(tx, { ...address, name, role, createdBy: by.operatorId, now: clock() });
    await startOver(tx, id);
    await sendInvitation(tx, id);
    await recordAudit(tx, { ...entry, before: known?.state ?? 'none' });
    return { id };
  });
}

export type ChangeOutcome = 'done' | { refused: 'unknown' | 'last owner' | 'ended' };

/** Sends an invitation again. An operator who already has a sign-in loses it, and sets up a new one. */
export function inviteAgain(deps: TeamDeps, by: Actor, id: string): Promise<ChangeOutcome> {
  const act = 'invited an operator';
  return change(deps, { by, act, id, keepsOwner: false }, async (tx, { state, role }) => {
    await setInvited(tx, id, by.operatorId);
    await startOver(tx, id);
    await sendInvitation(tx, id, state === 'active');
    return { before: state, after: role };
  });
}

/** Gives an operator another role, which applies from their next call on. */
export function changeRole(deps: TeamDeps, by: Actor, id: string, role: Role): Promise<ChangeOutcome> {
  const plan = { by, act: 'changed a role', id, keepsOwner: role === 'owner' } as const;
  return change(deps, plan, async (tx, operator) => {
    if (operator.state === 'ended') return { refused: 'ended' };
    await setRole(tx, id, role);
    return { before: operator.role, after: role };
  });
}

/** Ends an operator and all their sessions, at once. */
export function endOperator(deps: TeamDeps, by: Actor, id: string): Promise<ChangeOutcome> {
  return change(deps, { by, act: 'ended an operator', id, keepsOwner: false }, async (tx, { state }, now) => {
    await markEnded(tx, id, now);
    await startOver(tx, id);
    return { before: state, after: 'ended' };
  });
}

/**
 * Adds an owner without an email, for the person at the machine. A known operator becomes an owner who sets up a new
 * sign-in.
 * @returns the invitation's token
 */
export async function addOwner(
  { db, clock }: TeamDeps,
  by: Actor,
  { email, name: givenName }: { email: string; name: string },
): Promise<{ token: string } | { refused: 'address' | 'name' }> {
  const address = readEmailAddress(email);
  const name = readName(givenName);
  if (address === null) return { refused: 'address' };
  if (name === null) return { refused: 'name' };
  return inTransaction(db, async (tx) => {
    await lockTeam(tx);
    const known = await findOperatorByEmail(tx, address.emailKey);
    const id = await saveInvited(tx, { ...address, name, role: 'owner', createdBy: null, now: clock() });
    await startOver(tx, id);
    const told = { operatorId: id, change: 'reset', name: by.name, now: clock() } as const;
    if (known?.state === 'active') await notifySignInChange(tx, told);
    const before = known === null ? 'none' : `${known.role}, ${known.state}`;
    const entry = { by, act: 'invited an operator', subject: name, after: 'owner' } as const;
    await recordAudit(tx, { ...entry, before, now: clock() });
    return { token: await makeInvitation(tx, id, clock()) };
  });
}

interface Plan {
  by: Actor;
  act: 'invited an operator' | 'changed a role' | 'ended an operator';
  id: string;
  /** Whether this operator remains an owner who can sign in. */
  keepsOwner: boolean;
}

type Changed = { before: string; after: string } | { refused: 'ended' };

/** Makes a change, unless no owner who can sign in would remain. Simultaneous changes run one after another. */
function change(
  { db, clock }: TeamDeps,
  { by, act, id, keepsOwner }: Plan,
  make: (tx: Transaction<Schema>, operator: OperatorRecord, now: number) => Promise<Changed>,
): Promise<ChangeOutcome> {
  return inTransaction(db, async (tx): Promise<ChangeOutcome> => {
    await lockTeam(tx);
    const operator = await findOperatorById(tx, id);
    if (operator === null) return { refused: 'unknown' };
    const now = clock();
    const entry = { by, act, subject: operator.name, now };
    const isOwner = operator.role === 'owner' && operator.state === 'active';
    if (isOwner && !keepsOwner && !(await hasActiveOwner(tx, id))) {
      await recordAudit(tx, { ...entry, before: operator.role, outcome: 'refused' });
      return { refused: 'last owner' };
    }
    const changed = await make(tx, operator, now);
    if ('refused' in changed) {
      await recordAudit(tx, { ...entry, before: operator.state, outcome: 'refused' });
      return changed;
    }
    await recordAudit(tx, { ...entry, ...changed });
    return 'done';
  });
}

/** Removes everything with which an operator can sign in. */
async function startOver(tx: Transaction<Schema>, id: string): Promise<void> {
  await removeSignIn(tx, id);
  await removeInvitations(tx, id);
  await endSessionsOf(tx, id);
}

/** Each press sends an email, and the link of the last one works. A reset removes the previous sign-in. */
async function sendInvitation(tx: Transaction<Schema>, id: string, isReset = false): Promise<void> {
  await enqueue(tx, { kind: 'operator-invitation', payload: { operator_id: id, ...(isReset && { is_reset: true }) } });
}
