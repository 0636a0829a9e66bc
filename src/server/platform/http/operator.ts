import {
  confirmedForMs,
  isAllowed,
  needsConfirming,
  type Permission,
  type Role,
} from '#contract/console/permissions.ts';
import { consoleRefusals } from '#contract/console/refusals.ts';
import type { Actor } from '../audit/audit-record.ts';
import type { Refusal } from './refusal.ts';

/** The operator who is signed in to the console. */
export interface Operator extends Actor {
  tokenHash: Buffer;
  role: Role;
  /** Whether the session may only set up a sign-in. */
  isEnrolling: boolean;
  /** When the second factor was last given (epoch ms of real time); null if never, `always` if none can be asked for. */
  confirmedAt: number | null | 'always';
}

/**
 * Why an operator may not make a call that needs this permission; null if they may. Never a 401, which would sign a user
 * out of their account (§ 6). `now` is epoch ms of real time.
 */
export function refusalOfOperator(
  operator: Operator | null,
  needs: Permission | undefined,
  now: number,
): Refusal<403> | null {
  if (operator === null || needs === undefined) return refusedOperator('signInFirst');
  if (operator.isEnrolling && needs !== 'enrol') return refusedOperator('enrolFirst');
  if (!isAllowed(operator.role, needs)) return refusedOperator('notYours');
  return needsConfirming(needs) && !isConfirmed(operator, now) ? refusedOperator('confirmFirst') : null;
}

/** Whether the operator's second factor is fresh. `now` is epoch ms of real time. */
export function isConfirmed({ confirmedAt }: Operator, now: number): boolean {
  if (confirmedAt === 'always') return true;
  return confirmedAt !== null && now - confirmedAt < confirmedForMs;
}

export function refusedOperator(reason: keyof typeof consoleRefusals): Refusal<403> {
  return { refusal: { status: 403, error: consoleRefusals[reason] } };
}
