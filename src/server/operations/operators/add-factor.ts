import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AddPasskeyBody, AddTotpBody, NewTotp } from '#contract/console/own-sign-in.ts';
import type { PasskeyCreation } from '#contract/console/passkey.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { lockSession } from './console-sessions.sql.ts';
import { findPasswordHash } from './credentials.sql.ts';
import type { ConsoleDeps } from './deps.ts';
import { finishEnrolling, mayFinish } from './enrol.ts';
import { findOperatorById, lockTeam } from './operators.sql.ts';
import { insertPasskey, listPasskeys } from './passkeys.sql.ts';
import { readNewPasskey, requestNewPasskey } from './passkeys.ts';
import { notifySignInChange } from './sign-in-change.ts';
import { insertCodeApp, listCodeApps } from './totp.sql.ts';
import { describeTotp, stepOf, totpSecretBytes } from './totp.ts';
import { openSecret, totpContext } from './use-code.ts';

/** How long a secret may wait for its first code. */
const secretMs = 30 * 60_000;

/** A named operator, not the console's own password. */
export type Named = Operator & { operatorId: string };

type Refusal = 'wrong' | 'no password' | 'taken' | 'ended';
/** The recovery codes come with the first factor only. */
export type AddOutcome = { recoveryCodes: string[] | null } | { refused: Refusal };

/** A secret for a code app; null when the operator has no password, without which a code app cannot be used. */
export async function beginTotp(
  { db, wallClock, secrets }: ConsoleDeps,
  { operatorId }: Named,
): Promise<NewTotp | null> {
  const operator = await findOperatorById(db, operatorId);
  if (operator === null || (await findPasswordHash(db, operatorId)) === null) return null;
  const secret = randomBytes(totpSecretBytes);
  return {
    ...describeTotp(secret, operator.email),
    sealed: sealNew(secrets, operatorId, secret, wallClock() + secretMs),
  };
}

/** Stores a code app once its first code is right. */
export async function addTotp(
  deps: ConsoleDeps,
  operator: Named,
  { sealed, code, name }: Pick<AddTotpBody, 'sealed' | 'code'> & { name: string },
): Promise<AddOutcome> {
  const { operatorId } = operator;
  const now = deps.wallClock();
  const secret = openNew(deps.secrets, operatorId, sealed, now);
  const step = secret && stepOf(secret, code, now);
  if (secret === null || step === null) return { refused: 'wrong' };
  return addFactor(deps, operator, { name, change: 'code app added' }, async (tx) => {
    if ((await findPasswordHash(tx, operatorId)) === null) return 'no password';
    // The same secret twice would let each code work twice.
    const kept = await listCodeApps(tx, operatorId);
    if (kept.some((app) => openSecret(deps.secrets, app)?.equals(secret))) return 'taken';
    const sealedSecret = deps.secrets.seal(secret, totpContext(operatorId));
    await insertCodeApp(tx, { operatorId, name, sealedSecret, step, now });
    return 'added';
  });
}

/** The options with which the browser makes a passkey; null when the operator has ended. */
export async function beginPasskey(deps: ConsoleDeps, operator: Named): Promise<PasskeyCreation | null> {
  const record = await findOperatorById(deps.db, operator.operatorId);
  const known = await listPasskeys(deps.db, operator.operatorId);
  return record && requestNewPasskey(deps, record, { sessionHash: operator.tokenHash, known });
}

/** Stores the passkey that was made for this session. */
export async function addPasskey(
  deps: ConsoleDeps,
  operator: Named,
  { response, name }: Pick<AddPasskeyBody, 'response'> & { name: string },
): Promise<AddOutcome> {
  const made = await readNewPasskey(deps, response, operator.tokenHash);
  if (made === null) return { refused: 'wrong' };
  const { operatorId } = operator;
  return addFactor(deps, operator, { name, change: 'passkey added' }, async (tx) =>
    (await insertPasskey(tx, { operatorId, name, ...made, now: deps.wallClock() })) ? 'added' : 'taken',
  );
}

/** Adds a factor; the first one ends setting up. */
function addFactor(
  deps: ConsoleDeps,
  operator: Named,
  { name, change }: { name: string; change: 'code app added' | 'passkey added' },
  insert: (tx: Transaction<Schema>) => Promise<'added' | 'no password' | 'taken'>,
): Promise<AddOutcome> {
  const { operatorId, tokenHash } = operator;
  return inTransaction(deps.db, async (tx): Promise<AddOutcome> => {
    await lockTeam(tx);
    const isOpen = await lockSession(tx, tokenHash);
    const state = (await findOperatorById(tx, operatorId))?.state;
    const isFirst = state === 'invited';
    if (!isOpen || state === undefined || state === 'ended') return { refused: 'ended' };
    if (isFirst && !(await mayFinish(tx, operatorId))) return { refused: 'ended' };
    const outcome = await insert(tx);
    const entry = { by: operator, act: 'added a sign-in', subject: name, now: deps.clock() } as const;
    if (outcome !== 'added') {
      await recordAudit(tx, { ...entry, outcome: 'refused' });
      return { refused: outcome };
    }
    await recordAudit(tx, entry);
    await notifySignInChange(tx, { operatorId, change: isFirst ? 'set up' : change, name, now: deps.clock() });
    return { recoveryCodes: isFirst ? await finishEnrolling(tx, deps, { operatorId, tokenHash }) : null };
  });
}

const newContext = (operatorId: string): string => `new totp of operator ${operatorId}`;

function sealNew(secrets: Secrets, operatorId: string, secret: Buffer, until: number): string {
  const text = JSON.stringify({ secret: secret.toString('base64url'), until });
  return secrets.seal(Buffer.from(text), newContext(operatorId)).toString('base64url');
}

/** Null when it was sealed for somebody else, or too long ago. */
function openNew(secrets: Secrets, operatorId: string, sealed: string, now: number): Buffer | null {
  const opened = secrets.open(Buffer.from(sealed, 'base64url'), newContext(operatorId));
  if (opened === null) return null;
  const { secret, until } = JSON.parse(opened.toString('utf8')) as { secret: string; until: number };
  return now < until ? Buffer.from(secret, 'base64url') : null;
}
