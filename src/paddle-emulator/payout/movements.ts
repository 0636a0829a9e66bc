import type { State } from '#paddle-emulator/platform/state.ts';
import type { Adjustment, Transaction } from '#paddle-emulator/platform/transaction-entities.ts';

/** A movement of the seller's balance, in minor units of the payout currency; negative when money is taken away. */
export interface Movement {
  /** Of the transaction or the adjustment that caused it. */
  id: string;
  type: 'payment' | 'refund' | 'chargeback' | 'chargeback_reverse';
  transaction: Transaction;
  adjustment: Adjustment | null;
  /** ISO 8601. */
  movedAt: string;
  grossMinor: number;
  taxMinor: number;
  /** Paddle's fee for a payment; for returned money, the part of the fee that Paddle keeps. */
  feeMinor: number;
  chargebackFeeMinor: number;
  netMinor: number;
}

/** All movements of the balance, in the order in which payments and adjustments were made. */
export function movementsOf(state: State): Movement[] {
  return [
    ...Object.values(state.transactions).flatMap(movementOfPayment),
    ...Object.values(state.adjustments).flatMap((one) =>
      movementOfAdjustment(one, {
        transaction: state.transactions[one.transaction_id]!,
        feeBackMinor: one.action === 'chargeback_reverse' ? feeOfLifted(state, one) : 0,
      }),
    ),
  ];
}

/** Only money that was taken, because an amount paid by credit moved with an earlier payment. */
function movementOfPayment(transaction: Transaction): Movement[] {
  const { totals, payout_totals } = transaction.details;
  const captured = transaction.payments.find(({ status }) => status === 'captured');
  if (transaction.status !== 'completed' || payout_totals === null || !captured || totals.grand_total === '0')
    return [];
  const grossMinor = Number(payout_totals.grand_total);
  const taxMinor = Number(payout_totals.grand_total_tax);
  const feeMinor = Number(payout_totals.fee);
  return [
    {
      id: transaction.id,
      type: 'payment',
      transaction,
      adjustment: null,
      movedAt: captured.captured_at!,
      grossMinor,
      taxMinor,
      feeMinor,
      chargebackFeeMinor: 0,
      netMinor: grossMinor - taxMinor - feeMinor,
    },
  ];
}

/** A chargeback moved the money when it was raised, a refund when it was approved. */
function movementOfAdjustment(
  adjustment: Adjustment,
  { transaction, feeBackMinor }: { transaction: Transaction; feeBackMinor: number },
): Movement[] {
  const { action, status, payout_totals } = adjustment;
  if (action === 'credit' || (status !== 'approved' && status !== 'reversed')) return [];
  const sign = action === 'chargeback_reverse' ? 1 : -1;
  const amount = (minor: string) => sign * Number(minor);
  const grossMinor = amount(payout_totals.total);
  const taxMinor = amount(payout_totals.tax);
  const feeMinor = amount(payout_totals.fee) - amount(payout_totals.retained_fee);
  const chargebackFeeMinor = Number(payout_totals.chargeback_fee?.amount ?? 0) - feeBackMinor;
  return [
    {
      id: adjustment.id,
      type: action,
      transaction,
      adjustment,
      movedAt: action === 'refund' ? adjustment.updated_at : adjustment.created_at,
      grossMinor,
      taxMinor,
      feeMinor,
      chargebackFeeMinor,
      netMinor: grossMinor - taxMinor - feeMinor - chargebackFeeMinor,
    },
  ];
}

/** The fee of the chargeback that this reversal lifts; it comes back. */
function feeOfLifted(state: State, { transaction_id }: Adjustment): number {
  const lifted = Object.values(state.adjustments).find(
    (one) => one.transaction_id === transaction_id && one.action === 'chargeback' && one.status === 'reversed',
  );
  return Number(lifted?.payout_totals.chargeback_fee?.amount ?? 0);
}
