import type { Payment } from '#contract/payment.ts';
import { formatPrice } from '#contract/price-text.ts';

/** What became of a payment; null when it is simply paid. */
export function statusLabel({ status, refunded }: Pick<Payment, 'status' | 'refunded'>): string | null {
  switch (status) {
    case 'paid':
      return null;
    case 'unpaid':
      return 'Not paid yet';
    case 'refund pending':
      return `${formatPrice(refunded)} on the way back`;
    case 'partly refunded':
      return `${formatPrice(refunded)} given back`;
    case 'refunded':
      return 'Given back';
    case 'charged back':
      return 'Taken back by the bank';
  }
}

/** The tax within the total; null when there is none. */
export function taxLabel({ tax }: Pick<Payment, 'tax'>): string | null {
  return tax.amount_minor === 0 ? null : `${formatPrice(tax)} tax included`;
}
