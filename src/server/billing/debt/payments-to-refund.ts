/** A payment that a withdrawal may give back. Amounts are in minor units, tax included. */
export interface RefundablePayment {
  transactionId: string;
  totalMinor: number;
  /** The amount that refunds, chargebacks and promised refunds have left of the payment. */
  remainingMinor: number;
}

/** A payment to give back; `amountMinor` is null for all that is left of it. */
export interface PaymentToRefund {
  transactionId: string;
  amountMinor: number | null;
}

/**
 * The amount that a withdrawal gives back of each payment: never more than remains, because the provider would refuse
 * the whole refund.
 * @param shares of a repeated withdrawal: the remainder of each payment less the days used; a payment without a share
 * goes back in full. Null for a first withdrawal, which gives everything back.
 */
export function paymentsToRefund(
  payments: readonly RefundablePayment[],
  shares: ReadonlyMap<string, number> | null,
): PaymentToRefund[] {
  return payments.flatMap(({ transactionId, totalMinor, remainingMinor }): PaymentToRefund[] => {
    if (remainingMinor === 0) return [];
    if (shares === null) return [{ transactionId, amountMinor: null }];
    const amountMinor = Math.min(shares.get(transactionId) ?? totalMinor, remainingMinor);
    if (amountMinor === 0) return [];
    return [{ transactionId, amountMinor: amountMinor === totalMinor ? null : amountMinor }];
  });
}
