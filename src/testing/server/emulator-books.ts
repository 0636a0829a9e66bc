import type { State } from '#paddle-emulator/platform/state.ts';

/** The remainder of a payment by the emulator's own books, in minor units. */
export interface BookedPayment {
  gross: number;
  tax: number;
  net: number;
  payout: number;
}

/** By transaction, from the documents of the emulator: what was charged less what was returned. */
export function booksOf({ transactions, adjustments }: State): Map<string, BookedPayment> {
  const books = new Map<string, BookedPayment>();
  for (const { id, status, details } of Object.values(transactions)) {
    const { totals, payout_totals: payout } = details;
    if (status !== 'completed' || (totals.grand_total === '0' && totals.credit === '0')) continue;
    const [gross, tax] = [Number(totals.grand_total), Number(totals.grand_total_tax)];
    books.set(id, {
      gross,
      tax,
      net: gross - tax - Number(totals.fee),
      payout: Number(payout!.grand_total) - Number(payout!.grand_total_tax) - Number(payout!.fee),
    });
  }
  for (const { action, status, transaction_id, totals, payout_totals: payout } of Object.values(adjustments)) {
    // A lifted chargeback and its reversal add up to 0.
    if (status !== 'approved' || action === 'chargeback_reverse') continue;
    const booked = books.get(transaction_id)!;
    // The provider keeps its fee for the returned amount.
    booked.gross -= Number(totals.total);
    booked.tax -= Number(totals.tax);
    booked.net -= Number(totals.total) - Number(totals.tax);
    booked.payout -= Number(payout.total) - Number(payout.tax) + Number(payout.chargeback_fee?.amount ?? 0);
  }
  return books;
}
