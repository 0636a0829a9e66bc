import type { LineItem, Transaction } from '../entities';
import type { State } from '../state';
import type { Adjustment } from './adjustment-entity';

/** What of one line has not gone back yet, in minor units with tax. */
export interface RemainingLine {
  line: LineItem;
  total: number;
  tax: number;
}

/** All adjustments of a transaction, oldest first. */
export function adjustmentsOf(state: State, transactionId: string): Adjustment[] {
  return Object.values(state.adjustments).filter(({ transaction_id }) => transaction_id === transactionId);
}

/** Takes money away from the seller: not refused, and not taken back by a later one. */
export function takesMoney({ action, status }: Adjustment): boolean {
  return action !== 'chargeback_reverse' && (status === 'approved' || status === 'pending_approval');
}

/** Line by line what could still go back, given these adjustments; never more in sum than was paid. */
export function remainingLines(transaction: Transaction, adjustments: Adjustment[]): RemainingLine[] {
  const taken = adjustments.filter(takesMoney);
  let left = Number(transaction.details.totals.grand_total) - sum(taken.map(({ totals }) => totals.total));
  return transaction.details.line_items.map((line) => {
    const items = taken.flatMap((one) => one.items).filter(({ item_id }) => item_id === line.id);
    const unreturned = Number(line.totals.total) - sum(items.map(({ totals }) => totals.total));
    const total = Math.max(0, Math.min(unreturned, left));
    left -= total;
    const tax = Number(line.totals.tax) - sum(items.map(({ totals }) => totals.tax));
    return { line, total, tax: total === unreturned ? tax : taxShare(line, total) };
  });
}

/** The part of an amount that is tax, in minor units; halves round up. */
export function taxShare({ totals }: LineItem, amount: number): number {
  const total = Number(totals.total);
  return total === 0 ? 0 : Math.floor((2 * amount * Number(totals.tax) + total) / (2 * total));
}

function sum(amounts: string[]): number {
  return amounts.reduce((all, amount) => all + Number(amount), 0);
}
