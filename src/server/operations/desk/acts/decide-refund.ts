import type { RefundBody } from '#contract/console/desk-acts.ts';
import { type Role, supportRefundLimits } from '#contract/console/permissions.ts';
import { formatMoney } from '#server/mail/format.ts';

/** The facts that decide a refund. Amounts are in minor units, times epoch ms. */
export interface RefundFacts {
  payment: { status: string; totalMinor: number; remainingMinor: number; currency: string; keptUntilAt: number | null };
  /** The amounts that the role gave back of this payment, and the operator in the last 24 hours. */
  given: { inCaseMinor: number; inDayMinor: number };
  role: Role;
  now: number;
}

/** The promised refund: `access` is null where nothing of the running time is returned in full. */
export interface Promised {
  amountMinor: number;
  isRest: boolean;
  access: 'ends' | 'stays' | null;
}

/** Whether an operator may give this amount back, and what becomes of the access. */
export function decideRefund(
  { amount_minor: amountMinor, access, reason, note }: Pick<RefundBody, 'amount_minor' | 'access' | 'reason' | 'note'>,
  { payment, given, role, now }: RefundFacts,
): { promised: Promised } | { refused: string } {
  const { remainingMinor, currency } = payment;
  const text = (minor: number) => formatMoney(minor, currency);
  if (payment.status !== 'completed') return { refused: 'This payment is not completed, so nothing can go back.' };
  if (remainingMinor === 0) return { refused: 'All of this payment has gone back, or is on its way.' };
  if (amountMinor > remainingMinor) {
    return { refused: `Only ${text(remainingMinor)} of this payment can still go back. Look at it again.` };
  }
  if (reason === 'other' && note.trim() === '') return { refused: 'Write into the note what the reason is.' };
  const limit = role === 'support' ? limitOf(amountMinor, given) : null;
  if (limit !== null)
    return { refused: `${limit.text} ${text(limit.left)} is left. Ask somebody of Money or an owner.` };
  const isRest = amountMinor === remainingMinor;
  const isRunning = payment.keptUntilAt !== null && payment.keptUntilAt > now;
  if (!isRest || !isRunning) return { promised: { amountMinor, isRest, access: null } };
  if (access === undefined) return { refused: 'Choose whether the access ends now or stays.' };
  return { promised: { amountMinor, isRest, access } };
}

function limitOf(
  amountMinor: number,
  { inCaseMinor, inDayMinor }: RefundFacts['given'],
): { text: string; left: number } | null {
  const { perCaseMinor, perDayMinor } = supportRefundLimits;
  if (inCaseMinor + amountMinor > perCaseMinor) {
    return {
      text: 'This is more than Support may give back for one payment:',
      left: Math.max(0, perCaseMinor - inCaseMinor),
    };
  }
  if (inDayMinor + amountMinor > perDayMinor) {
    return { text: 'This is more than you may give back in a day:', left: Math.max(0, perDayMinor - inDayMinor) };
  }
  return null;
}
