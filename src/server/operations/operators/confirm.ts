import type { Transaction } from 'kysely';
import type { PasskeyAssertion, PasskeyRequest } from '#contract/console/passkey.ts';
import { recordAudit, recordAuditAlone } from '#server/platform/audit/record-audit.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Operator } from '#server/platform/http/operator.ts';
import { bookAttempt, clearFailures } from '#server/platform/limits/attempts.sql.ts';
import { confirmSession, lockSession } from './console-sessions.sql.ts';
import type { ConsoleDeps } from './deps.ts';
import { lockOperator } from './operators.sql.ts';
import { findPasskey, listPasskeys, saveCounter } from './passkeys.sql.ts';
import { readSignature, requestPasskey } from './passkeys.ts';
import { notifySignInChange } from './sign-in-change.ts';
import { confirmLimits } from './sign-in-limits.ts';
import { useAnyCode } from './use-code.ts';

export type ConfirmOutcome =
  | 'confirmed'
  | { refused: 'wrong' }
  | { refused: 'too many attempts'; retryAfterMs: number };

const aboutOf = ({ tokenHash }: Operator) => ({ purpose: 'confirm', sessionHash: tokenHash }) as const;

/** The options with which the browser asks for one of the operator's passkeys; null when they have none. */
export async function beginConfirming(deps: ConsoleDeps, operator: Operator): Promise<PasskeyRequest | null> {
  const known = operator.operatorId === null ? [] : await listPasskeys(deps.db, operator.operatorId);
  return known.length === 0 ? null : requestPasskey(deps, aboutOf(operator), known);
}

/** Confirms with a passkey that the operator is there. */
export async function confirmByPasskey(
  deps: ConsoleDeps,
  operator: Operator,
  response: PasskeyAssertion,
): Promise<ConfirmOutcome> {
  return confirm(deps, operator, 'passkey', async () => {
    const passkey = await findPasskey(deps.db, response.id);
    if (passkey === null || passkey.operatorId !== operator.operatorId) return null;
    const signed = await readSignature(deps, response, passkey, aboutOf(operator));
    return signed && ((tx, now) => saveCounter(tx, passkey, { ...signed, now }));
  });
}

/** Confirms with a code of a code app, or a recovery code, that the operator is there. */
export async function confirmByCode(deps: ConsoleDeps, operator: Operator, code: string): Promise<ConfirmOutcome> {
  return confirm(deps, operator, 'code', async () => async (tx, now) => {
    const operatorId = operator.operatorId!;
    const used = await useAnyCode(tx, deps.secrets, { operatorId, code, now });
    if (used === 'recovery code') {
      await notifySignInChange(tx, { operatorId, change: 'recovery code used', now: deps.clock() });
    }
    return used !== null;
  });
}

/** Uses the factor up; false when somebody used it in the meantime. */
type Use = (tx: Transaction<Schema>, now: number) => Promise<boolean>;

async function confirm(
  { db, clock, wallClock }: ConsoleDeps,
  operator: Operator,
  by: 'passkey' | 'code',
  read: () => Promise<Use | null>,
): Promise<ConfirmOutcome> {
  const { operatorId, tokenHash } = operator;
  if (operatorId === null || operator.isEnrolling) return { refused: 'wrong' };
  const now = wallClock();
  const limits = confirmLimits(operatorId);
  const attempt = await bookAttempt(db, limits, now);
  if (!attempt.allowed) return { refused: 'too many attempts', retryAfterMs: attempt.retryAfterMs };
  const use = await read();
  const isDone =
    use !== null &&
    (await inTransaction(db, async (tx) => {
      await lockOperator(tx, operatorId);
      if (!(await lockSession(tx, tokenHash)) || !(await use(tx, now))) return false;
      await confirmSession(tx, tokenHash, now);
      await recordAudit(tx, { by: operator, act: 'confirmed it is them', after: by, now: clock() });
      return true;
    }));
  if (isDone) {
    await clearFailures(db, limits, now);
    return 'confirmed';
  }
  const entry = { act: 'confirmed it is them', after: by, outcome: 'refused', now: clock() } as const;
  await recordAuditAlone(db, { by: operator, ...entry });
  return { refused: 'wrong' };
}
