import type { AdjustedPayoutTotals, TransactionDetails } from '../transaction/details-entity';
import { exchangeRate, paidOut, payoutCurrency } from '../transaction/payout';
import type { Adjustment, AdjustmentTotals } from './adjustment-entity';

/** A transaction's details with what is left of it once these adjustments count; only approved ones do. */
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
