import { isoOf } from '#paddle-emulator/platform/clock.ts';
import type { Moment } from '#paddle-emulator/platform/state.ts';
import type {
  Adjustment,
  AdjustmentItem,
  AdjustmentTotals,
  AmountTotals,
  Transaction,
} from '#paddle-emulator/platform/transaction-entities.ts';
import { paidOut, payoutCurrency } from '#paddle-emulator/transaction/payout.ts';
import type { RemainingLine } from './remaining.ts';

/** The bank's fee for a dispute, in minor units of the payout currency. */
const chargebackFeeMinor = 1500;

export interface NewAdjustment extends Pick<Adjustment, 'action' | 'type' | 'reason' | 'status'> {
  items: AdjustmentItem[];
}

/** A complete adjustment, not yet stored. */
export function buildAdjustment(moment: Moment, transaction: Transaction, given: NewAdjustment): Adjustment {
  const now = isoOf(moment.nowMs);
  const totals = totalsOf(transaction, given.items);
  const fee = given.action === 'chargeback' ? { amount: String(chargebackFeeMinor), original: null } : null;
  return {
    id: moment.newId('adj'),
    action: given.action,
    type: given.type,
    transaction_id: transaction.id,
    subscription_id: transaction.subscription_id,
    customer_id: transaction.customer_id!,
    reason: given.reason,
    credit_applied_to_balance: false,
    currency_code: transaction.currency_code,
    status: given.status,
    items: given.items,
    totals,
    payout_totals: { ...payoutOf(totals), chargeback_fee: fee },
    created_at: now,
    updated_at: now,
  };
}

/** An item that returns everything that is left of a line. */
export function fullItem(moment: Moment, { line, total, tax }: RemainingLine): AdjustmentItem {
  const type = String(total) === line.totals.total ? 'full' : 'partial';
  return adjustmentItem(moment, line.id, type, { total, tax });
}

export function adjustmentItem(
  moment: Moment,
  lineId: string,
  type: AdjustmentItem['type'],
  { total, tax }: { total: number; tax: number },
): AdjustmentItem {
  const totals = { subtotal: String(total - tax), tax: String(tax), total: String(total) };
  return { id: moment.newId('adjitm'), item_id: lineId, type, amount: totals.total, proration: null, totals };
}

/** The same totals in the payout currency. */
function payoutOf(totals: AdjustmentTotals): AdjustmentTotals {
  const inPayout = (amount: string) => paidOut(amount, totals.currency_code);
  const [total, tax, fee] = [inPayout(totals.total), inPayout(totals.tax), inPayout(totals.fee)];
  return {
    subtotal: String(Number(total) - Number(tax)),
    tax,
    total,
    fee,
    earnings: String(Number(total) - Number(tax) - Number(fee)),
    currency_code: payoutCurrency,
    retained_fee: inPayout(totals.retained_fee),
  };
}

/** The totals of an adjustment; Paddle keeps its fee for the returned part. */
function totalsOf({ details, currency_code }: Transaction, items: AdjustmentItem[]): AdjustmentTotals {
  const sum = (field: keyof AmountTotals) => items.reduce((all, { totals }) => all + Number(totals[field]), 0);
  const paid = Number(details.totals.grand_total);
  const fee = paid === 0 ? 0 : Math.round((Number(details.totals.fee ?? 0) * sum('total')) / paid);
  return {
    subtotal: String(sum('subtotal')),
    tax: String(sum('tax')),
    total: String(sum('total')),
    fee: String(fee),
    earnings: String(sum('subtotal') - fee),
    currency_code,
    retained_fee: String(fee),
  };
}
