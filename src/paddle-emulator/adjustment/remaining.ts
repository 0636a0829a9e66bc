import type { State } from '#paddle-emulator/platform/state.ts';
import type {
  AdjustedPayoutTotals,
  Adjustment,
  AdjustmentTotals,
  LineItem,
  Transaction,
  TransactionDetails,
} from '#paddle-emulator/platform/transaction-entities.ts';
import { exchangeRate, paidOut, payoutCurrency } from '#paddle-emulator/transaction/payout.ts';

/** What is left of one line after refunds and chargebacks, in minor units with tax. */
export interface RemainingLine {
  line: LineItem;
  total: number;
  tax: number;
}

/** All adjustments of a transaction, oldest first. */
export function adjustmentsOf(state: State, transactionId: string): Adjustment[] {
  return Object.values(state.adjustments).filter(({ transaction_id }) => transaction_id === transactionId);
}

/** Whether an adjustment takes money from the seller, or would once it is approved. */
function takesMoney({ action, status }: Adjustment): boolean {
  return action !== 'chargeback_reverse' && (status === 'approved' || status === 'pending_approval');
}

/** What can still be returned of each line after these adjustments; in total never more than was paid. */
export function remainingLines(transaction: Transaction, adjustments: Adjustment[]): RemainingLine[] {
  const taken = adjustments.filter(takesMoney);
  let left = Number(transaction.details.totals.grand_total) - sum(taken.map(({ totals }) => totals.total));
  return transaction.details.line_items.map((line) => {
    const kept = retainedOf(line, taken);
    const total = Math.max(0, Math.min(kept.total, left));
    left -= total;
    return { line, total, tax: total === kept.total ? kept.tax : taxShare(line, total) };
  });
}

/** What these adjustments leave of a line, in minor units with tax. The part that was paid with credit counts too. */
export function retainedOf(line: LineItem, adjustments: Adjustment[]): { total: number; tax: number } {
  const items = adjustments.filter(takesMoney).flatMap((one) => one.items);
  const own = items.filter(({ item_id }) => item_id === line.id).map(({ totals }) => totals);
  return {
    total: Number(line.totals.total) - sum(own.map(({ total }) => total)),
    tax: Number(line.totals.tax) - sum(own.map(({ tax }) => tax)),
  };
}

/** The tax within an amount, in minor units; halves round up. */
export function taxShare({ totals }: LineItem, amount: number): number {
  const total = Number(totals.total);
  return total === 0 ? 0 : Math.floor((2 * amount * Number(totals.tax) + total) / (2 * total));
}

function sum(amounts: string[]): number {
  return amounts.reduce((all, amount) => all + Number(amount), 0);
}

/** The details of a transaction after these adjustments; only approved ones count. */
export function adjustedDetails(details: TransactionDetails, adjustments: Adjustment[]): TransactionDetails {
  const counted = adjustments.filter(({ action, status }) => action !== 'chargeback_reverse' && status === 'approved');
  const { totals } = details;
  const back = (field: keyof AdjustmentTotals) => counted.reduce((all, one) => all + Number(one.totals[field]), 0);
  const less = (amount: string, field: keyof AdjustmentTotals) => String(Number(amount) - back(field));
  const left = {
    subtotal: less(totals.subtotal, 'subtotal'),
    tax: less(totals.tax, 'tax'),
    total: less(totals.total, 'total'),
    fee: less(totals.fee ?? '0', 'fee'),
    earnings: String(Number(totals.earnings ?? 0) - back('subtotal')),
    currency_code: totals.currency_code,
    retained_fee: String(back('retained_fee')),
  };
  const disputes = adjustments.filter(({ action, status }) => action === 'chargeback' && status === 'approved');
  const inPayout = (amount: string) => paidOut(amount, totals.currency_code);
  const payout: AdjustedPayoutTotals = {
    subtotal: inPayout(left.subtotal),
    tax: inPayout(left.tax),
    total: inPayout(left.total),
    fee: inPayout(left.fee),
    earnings: inPayout(left.earnings),
    currency_code: payoutCurrency,
    retained_fee: inPayout(left.retained_fee),
    chargeback_fee: disputes[0]?.payout_totals.chargeback_fee ?? null,
    exchange_rate: exchangeRate(totals.currency_code),
  };
  const grand_total = less(totals.grand_total, 'total');
  const grand_total_tax = less(totals.grand_total_tax, 'tax');
  return {
    ...details,
    adjusted_totals: { ...left, grand_total, grand_total_tax },
    adjusted_payout_totals: payout,
  };
}
