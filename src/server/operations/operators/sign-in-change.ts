import type { Transaction } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/jobs/enqueue.sql.ts';

/**
 * The kinds of changes of an operator's own sign-in. `set up`: the first passkey or code app, with its recovery codes.
 */
export const signInChanges = [
  'set up',
  'passkey added',
  'code app added',
  'removed',
  'password changed',
  'recovery codes made',
  'recovery code used',
  'reset',
] as const;
export type SignInChange = (typeof signInChanges)[number];

export interface ChangedSignIn {
  operatorId: string;
  change: SignInChange;
  /** Name of the passkey or code app; for a reset, the person who did it. */
  name?: string;
  /** Epoch ms. */
  now: number;
}

/** Enqueues an email to the operator about a change of their sign-in, in the transaction of the change. */
export function notifySignInChange(
  tx: Transaction<Schema>,
  { operatorId, change, name = '', now }: ChangedSignIn,
): Promise<void> {
  const payload = { operator_id: operatorId, change, name, at: new Date(now).toISOString() };
  return enqueue(tx, { kind: 'operator-sign-in', payload });
}
