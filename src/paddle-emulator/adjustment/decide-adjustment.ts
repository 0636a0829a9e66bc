import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Command } from '#paddle-emulator/platform/engine.ts';
import { notFound, type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Adjustment } from '#paddle-emulator/platform/transaction-entities.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { buildAdjustment, fullItem } from './build-adjustment.ts';
import { adjustedDetails, adjustmentsOf, remainingLines } from './remaining.ts';

/** Paddle's sandbox approves a refund after ten minutes. */
export const approvalMs = 600_000;

/** When a pending refund is approved automatically, epoch ms. */
export function approvesAt({ created_at }: Adjustment): number {
  return Date.parse(created_at) + approvalMs;
}

/** Approves a pending refund. */
export function approveAdjustment(id: string): Command<Adjustment> {
  return (state, moment) => {
    const found = waiting(state, id);
    if ('refused' in found) return found;
    const decided = setStatus(state, moment, found.adjustment, 'approved');
    return { state: updateAdjustedTotals(decided, moment, found.adjustment.transaction_id), answer: now(decided, id) };
  };
}

/** Rejects a pending refund. */
export function rejectAdjustment(id: string): Command<Adjustment> {
  return (state, moment) => {
    const found = waiting(state, id);
    if ('refused' in found) return found;
    const decided = setStatus(state, moment, found.adjustment, 'rejected');
    return { state: decided, answer: now(decided, id) };
  };
}

/** Charges back all that remains of a payment, as the buyer's bank would, and rejects pending refunds. */
export function raiseChargeback(transactionId: string): Command<Adjustment> {
  return (state, moment) => {
    const transaction = state.transactions[transactionId];
    if (transaction === undefined) return notFound(transactionId);
    const earlier = adjustmentsOf(state, transactionId);
    const refunds = earlier.filter(({ status }) => status === 'pending_approval');
    const open = remainingLines(transaction, settled(earlier)).filter(({ total }) => total > 0);
    if (transaction.status !== 'completed' || open.length === 0) {
      return refuse(400, 'adjustment_transaction_item_invalid', `Nothing of ${transactionId} can be charged back.`);
    }
    const cleared = refunds.reduce((current, one) => setStatus(current, moment, one, 'rejected'), state);
    const chargeback = buildAdjustment(moment, transaction, {
      action: 'chargeback',
      type: 'full',
      reason: 'The buyer disputed the payment with the bank.',
      status: 'approved',
      items: open.map((line) => fullItem(moment, line)),
    });
    const created = emit(put(cleared, 'adjustments', chargeback), moment, 'adjustment.created', chargeback);
    return { state: updateAdjustedTotals(created, moment, transactionId), answer: chargeback };
  };
}

/** Reverses a chargeback that the bank decided in the seller's favour. */
export function reverseChargeback(transactionId: string): Command<Adjustment> {
  return (state, moment) => {
    const transaction = state.transactions[transactionId];
    if (transaction === undefined) return notFound(transactionId);
    const chargeback = adjustmentsOf(state, transactionId).find(
      ({ action, status }) => action === 'chargeback' && status === 'approved',
    );
    if (chargeback === undefined) {
      return refuse(400, 'adjustment_transaction_item_invalid', `Nothing of ${transactionId} was charged back.`);
    }
    const reversal = buildAdjustment(moment, transaction, {
      action: 'chargeback_reverse',
      type: chargeback.type,
      reason: 'The bank decided for the seller.',
      status: 'approved',
      items: chargeback.items.map((item) => ({ ...item, id: moment.newId('adjitm') })),
    });
    const reversed = setStatus(state, moment, chargeback, 'reversed');
    const created = emit(put(reversed, 'adjustments', reversal), moment, 'adjustment.created', reversal);
    return { state: updateAdjustedTotals(created, moment, transactionId), answer: reversal };
  };
}

function settled(adjustments: Adjustment[]): Adjustment[] {
  return adjustments.filter(({ status }) => status !== 'pending_approval');
}

function waiting(state: State, id: string): { adjustment: Adjustment } | { refused: Refusal } {
  const adjustment = state.adjustments[id];
  if (adjustment === undefined) return notFound(id);
  if (adjustment.status !== 'pending_approval') {
    return refuse(400, 'adjustment_not_pending', `Adjustment ${id} is ${adjustment.status} already.`);
  }
  return { adjustment };
}

function setStatus(state: State, moment: Moment, before: Adjustment, status: Adjustment['status']): State {
  const adjustment = { ...before, status, updated_at: isoOf(moment.nowMs) };
  return emit(put(state, 'adjustments', adjustment), moment, 'adjustment.updated', adjustment);
}

function updateAdjustedTotals(state: State, moment: Moment, transactionId: string): State {
  const before = state.transactions[transactionId]!;
  const details = adjustedDetails(before.details, adjustmentsOf(state, transactionId));
  const transaction = { ...before, details, updated_at: isoOf(moment.nowMs) };
  return emit(put(state, 'transactions', transaction), moment, 'transaction.updated', transaction);
}

function now(state: State, id: string): Adjustment {
  return state.adjustments[id]!;
}
