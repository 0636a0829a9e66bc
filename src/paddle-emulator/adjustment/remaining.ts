import type { Transaction } from '../entities';
import type { State } from '../state';
import type { LineItem } from '../transaction/details-entity';
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
function takesMoney({ action, status }: Adjustment): boolean {
  return action !== 'chargeback_reverse' && (status === 'approved' || status === 'pending_approval');
}

/** Line by line what could still go back, given these adjustments; never more in sum than was paid. */
export function remainingLines(transaction: Transaction, adjustments: Adjustment[]): RemainingLine[] {
  const taken = adjustments.filter(takesMoney);
  let left = Number(transaction.details.totals.grand_total) - sum(taken.map(({ totals }) => totals.total));
  return transaction.details.line_items.map((line) => {
    const kept = keptOf(line, taken);
    const total = Math.max(0, Math.min(kept.total, left));
    left -= total;
    return { line, total, tax: total === kept.total ? kept.tax : taxShare(line, total) };
  });
}

/** What of a line these adjustments leave, whatever it was paid with: in minor units, with tax. */
export function keptOf(line: LineItem, adjustments: Adjustment[]): { total: number; tax: number } {
  const items = adjustments.filter(takesMoney).flatMap((one) => one.items);
  const own = items.filter(({ item_id }) => item_id === line.id).map(({ totals }) => totals);
  return {
    total: Number(line.totals.total) - sum(own.map(({ total }) => total)),
    tax: Number(line.totals.tax) - sum(own.map(({ tax }) => tax)),
  };
}

/** The part of an amount that is tax, in minor units; halves round up. */
export function taxShare({ totals }: LineItem, amount: number): number {
  const total = Number(totals.total);
  return total === 0 ? 0 : Math.floor((2 * amount * Number(totals.tax) + total) / (2 * total));
}

function sum(amounts: string[]): number {
  return amounts.reduce((all, amount) => all + Number(amount), 0);
}
