import type { RevenueSums } from '#contract/console/revenue.ts';
import type { MoneyRow } from './read-money.sql.ts';

const isGivenBack = ({ kind }: MoneyRow) => kind === 'refund' || kind === 'credit';
const isDisputed = ({ kind }: MoneyRow) => kind.startsWith('chargeback');
const isPaid = ({ kind }: MoneyRow) => kind === 'payment';

type Column =
  | 'payoutGross'
  | 'payoutTax'
  | 'payoutNet'
  | 'gross'
  | 'tax'
  | 'movements'
  | 'firsts'
  | 'refunded30'
  | 'refunded90';

/** The sum of a column, exactly; the figures of a business stay far below what a number can hold. */
function sumOf(rows: readonly MoneyRow[], column: Column): number {
  return Number(rows.reduce((sum, row) => sum + BigInt(row[column]), 0n));
}

/**
 * The sums of rows of one payout currency, each signed as it changes the net, so that they add up to it. Fees are the
 * difference between the buyers' payments without tax and the provider's payout. Refunds and chargebacks are without
 * the returned tax, and with the fees that they cost.
 */
export function sumsOf(rows: readonly MoneyRow[]): RevenueSums {
  const paid = rows.filter(isPaid);
  const back = rows.filter(isGivenBack);
  const disputed = rows.filter(isDisputed);
  const opened = disputed.filter(({ kind }) => kind === 'chargeback');
  const gross = sumOf(paid, 'payoutGross');
  const tax = sumOf(paid, 'payoutTax');
  return {
    paid: gross,
    tax: 0 - tax,
    fees: sumOf(paid, 'payoutNet') - gross + tax,
    refunds: sumOf(back, 'payoutNet'),
    chargebacks: sumOf(disputed, 'payoutNet'),
    net: sumOf(rows, 'payoutNet'),
    payments: sumOf(paid, 'movements'),
    first_payments: sumOf(paid, 'firsts'),
    refund_count: sumOf(back, 'movements'),
    chargeback_count: sumOf(opened, 'movements'),
    disputed: 0 - sumOf(opened, 'payoutGross'),
  };
}

/** How many of these payments were given back within so many days. */
export function refundedOf(rows: readonly MoneyRow[], within: 30 | 90): { part: number; all: number } {
  const paid = rows.filter(isPaid);
  return { part: sumOf(paid, `refunded${within}`), all: sumOf(paid, 'movements') };
}

/** The buyers' payments, in their own currency. */
export function ownSums(rows: readonly MoneyRow[]): { paid: number; tax: number } {
  const paid = rows.filter(isPaid);
  return { paid: sumOf(paid, 'gross'), tax: 0 - sumOf(paid, 'tax') };
}
