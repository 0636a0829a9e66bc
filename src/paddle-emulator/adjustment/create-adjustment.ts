import type { Command } from '#paddle-emulator/platform/engine.ts';
import { type FieldError, invalidField, notFound, type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import { type Moment, put, type State } from '#paddle-emulator/platform/state.ts';
import type { Adjustment, AdjustmentItem, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';
import { emit } from '#paddle-emulator/webhook/event-log.ts';
import { adjustmentItem, buildAdjustment, fullItem } from './build-adjustment.ts';
import { adjustmentsOf, type RemainingLine, remainingLines, taxShare } from './remaining.ts';

export interface AdjustmentBody {
  action: 'refund' | 'credit';
  transaction_id: string;
  reason: string;
  /** Partial when left out. */
  type?: 'full' | 'partial';
  items?: ItemBody[];
}

interface ItemBody {
  item_id: string;
  type: 'full' | 'partial';
  /** Minor units, tax included. */
  amount?: string | null;
}

/** Requests a refund, which waits for approval. All refunds together never exceed the transaction. */
export function createAdjustment(body: AdjustmentBody): Command<Adjustment> {
  return (state, moment) => {
    const transaction = state.transactions[body.transaction_id];
    if (transaction === undefined) return notFound(body.transaction_id);
    const refused = refusalOf(state, body, transaction);
    if (refused !== null) return refused;
    const picked = pickItems(body, moment, remainingLines(transaction, adjustmentsOf(state, transaction.id)));
    if ('refused' in picked) return picked;
    const adjustment = buildAdjustment(moment, transaction, {
      action: body.action,
      type: body.type ?? 'partial',
      reason: body.reason,
      status: 'pending_approval',
      items: picked.items,
    });
    const next = put(state, 'adjustments', adjustment);
    return { state: emit(next, moment, 'adjustment.created', adjustment), answer: adjustment };
  };
}

function refusalOf(state: State, body: AdjustmentBody, transaction: Transaction): { refused: Refusal } | null {
  const { id, status } = transaction;
  if (body.action === 'credit') {
    return refuse(400, 'adjustment_invalid_credit_action', `Transaction ${id} was collected automatically: refund it.`);
  }
  if (status !== 'completed') {
    const detail = `The transaction being adjusted (refund) has a non supported status. ID: ${id}`;
    return refuse(400, 'adjustment_transaction_invalid_status_for_refund', detail);
  }
  if (adjustmentsOf(state, id).some((one) => one.status === 'pending_approval')) {
    return refuse(
      400,
      'adjustment_pending_refund_request',
      `A refund of transaction ${id} waits for approval already.`,
    );
  }
  const errors: FieldError[] = [];
  const hasItems = body.items !== undefined && body.items.length > 0;
  if (body.type === 'full' && hasItems) errors.push({ field: 'items', message: 'must be left out for a full one' });
  if (body.type !== 'full' && !hasItems) errors.push({ field: 'items', message: 'must not be empty' });
  if (Number(transaction.details.totals.grand_total) <= 0) {
    return refuse(400, 'adjustment_amount_cannot_be_zero', `Nothing was charged with transaction ${id}.`);
  }
  return errors.length > 0 ? invalidField(...errors) : null;
}

function pickItems(
  { items, type }: AdjustmentBody,
  moment: Moment,
  lines: RemainingLine[],
): { items: AdjustmentItem[] } | { refused: Refusal } {
  if (type === 'full') {
    const open = lines.filter(({ total }) => total > 0);
    if (open.length === 0) return alreadyReturned('This transaction');
    return { items: open.map((line) => fullItem(moment, line)) };
  }
  const picked: AdjustmentItem[] = [];
  for (const [index, item] of (items ?? []).entries()) {
    const field = `items.${index}.item_id`;
    const line = lines.find((one) => one.line.id === item.item_id);
    if (line === undefined) return invalidField({ field, message: 'must be a line of the transaction' });
    if (picked.some(({ item_id }) => item_id === item.item_id)) {
      return invalidField({ field, message: 'must be there once' });
    }
    const one = pickItem(item, moment, line);
    if ('refused' in one) return one;
    picked.push(one.item);
  }
  return { items: picked };
}

function pickItem(
  { item_id, type, amount }: ItemBody,
  moment: Moment,
  remaining: RemainingLine,
): { item: AdjustmentItem } | { refused: Refusal } {
  if (remaining.total === 0) return alreadyReturned(`Item ${item_id}`);
  if (type === 'full') return { item: fullItem(moment, remaining) };
  const total = Number(amount ?? 0);
  if (total === 0) return refuse(400, 'adjustment_amount_cannot_be_zero', `The amount for ${item_id} must not be 0.`);
  if (total > remaining.total) {
    const detail = `The amount for ${item_id} is above the ${remaining.total} that are left.`;
    return refuse(400, 'adjustment_amount_above_remaining_allowed', detail);
  }
  const tax = total === remaining.total ? remaining.tax : taxShare(remaining.line, total);
  return { item: adjustmentItem(moment, item_id, 'partial', { total, tax }) };
}

function alreadyReturned(what: string): { refused: Refusal } {
  const code = 'adjustment_transaction_item_has_already_been_fully_adjusted';
  return refuse(400, code, `${what} has been given back in full already.`);
}
