import type { Period, Product } from '../entities';

/** The part of a period that an amount is for. */
export interface Proration {
  /** From 0 to 1. */
  rate: string;
  billing_period: Period;
}

export interface LineTotals {
  subtotal: string;
  discount: string;
  tax: string;
  total: string;
}

interface TransactionTotals extends LineTotals {
  credit: string;
  credit_to_balance: string;
  balance: string;
  grand_total: string;
  grand_total_tax: string;
  fee: string | null;
  earnings: string | null;
  currency_code: string;
}

export interface LineItem {
  id: string;
  price_id: string;
  quantity: number;
  proration: Proration | null;
  tax_rate: string;
  unit_totals: LineTotals;
  totals: LineTotals;
  product: Product;
}

export interface TransactionDetails {
  tax_rates_used: { tax_rate: string; totals: LineTotals }[];
  totals: TransactionTotals;
  adjusted_totals: {
    subtotal: string;
    tax: string;
    total: string;
    grand_total: string;
    grand_total_tax: string;
    fee: string | null;
    earnings: string | null;
    currency_code: string;
    retained_fee: string;
  };
  payout_totals: PayoutTotals | null;
  adjusted_payout_totals: AdjustedPayoutTotals | null;
  line_items: LineItem[];
}

export interface PayoutTotals extends LineTotals {
  credit: string;
  credit_to_balance: string;
  balance: string;
  grand_total: string;
  grand_total_tax: string;
  fee: string;
  earnings: string;
  currency_code: string;
  exchange_rate: string;
  fee_rate: string;
}

export interface AdjustedPayoutTotals {
  subtotal: string;
  tax: string;
  total: string;
  fee: string;
  chargeback_fee: { amount: string; original: null } | null;
  earnings: string;
  currency_code: string;
  exchange_rate: string;
  retained_fee: string;
}
