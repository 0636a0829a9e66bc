import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { useCode } from './recovery-codes.sql.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { type CodeApp, listCodeApps, useStep } from './totp.sql.ts';
import { stepOf } from './totp.ts';

/** The context for which a code app's secret is sealed. */
export const totpContext = (operatorId: string): string => `totp of operator ${operatorId}`;

/** Null when no key opens the secret; then its codes cannot be checked. */
export function openSecret(secrets: Secrets, { operatorId, sealedSecret }: Omit<CodeApp, 'id'>): Buffer | null {
  return secrets.open(sealedSecret, totpContext(operatorId));
}

/**
 * Uses up a code of one of the operator's code apps, or a recovery code. Null for a wrong or used one: a code works
 * once, even when it comes twice at the same moment.
 * @param now epoch ms of real time
 */
export async function useAnyCode(
  tx: Transaction<Schema>,
  secrets: Secrets,
  { operatorId, code, now }: { operatorId: string; code: string; now: number },
): Promise<'code app' | 'recovery code' | null> {
  for (const app of await listCodeApps(tx, operatorId)) {
    const secret = openSecret(secrets, app);
    const step = secret === null ? null : stepOf(secret, code, now);
    if (step !== null && (await useStep(tx, { id: app.id, step, now }))) return 'code app';
  }
  const isRecovery = await useCode(tx, { operatorId, hash: hashRecoveryCode(code), now });
  return isRecovery ? 'recovery code' : null;
}
