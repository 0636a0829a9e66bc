import type { CustomData, Period, Price, Product, Stamped } from './entities.ts';

export interface TransactionItem {
  price_id: string;
  price: Price;
  quantity: number;
  proration: Proration | null;
}

type TransactionStatus = 'draft' | 'ready' | 'billed' | 'paid' | 'completed' | 'canceled' | 'past_due';

export interface Transaction extends Stamped {
  status: TransactionStatus;
  customer_id: string | null;
  address_id: string | null;
  business_id: null;
  custom_data: CustomData | null;
  currency_code: string;
  origin:
    | 'api'
    | 'web'
    | 'subscription_recurring'
    | 'subscription_payment_method_change'
    | 'subscription_update'
    | 'subscription_charge';
  subscription_id: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
  collection_mode: 'automatic';
  discount_id: string | null;
  billing_details: null;
  billing_period: Period | null;
  items: TransactionItem[];
  details: TransactionDetails;
  payments: PaymentAttempt[];
  checkout: { url: string | null };
  billed_at: string | null;
  revised_at: null;
}

export interface PaymentAttempt {
  payment_attempt_id: string;
  stored_payment_method_id: string;
  payment_method_id: string;
  amount: string;
  status: 'captured' | 'error';
  error_code: string | null;
  method_details: {
    type: PaymentMethod;
    /** Null for a wallet, which does not reveal its card. */
    card: CardDetails | null;
    paypal: null;
    south_korea_local_card: null;
    underlying_details: null;
  };
  created_at: string;
  captured_at: string | null;
}

export type PaymentMethod = 'card' | 'google_pay';

export interface CardDetails {
  type: 'visa';
  last4: string;
  expiry_month: number;
  expiry_year: number;
  cardholder_name: string;
}

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

type AdjustmentAction = 'refund' | 'credit' | 'chargeback' | 'chargeback_reverse';

/** Money returned after a transaction was completed, or a reversal of that. */
export interface Adjustment {
  id: string;
  action: AdjustmentAction;
  type: 'full' | 'partial';
  transaction_id: string;
  subscription_id: string | null;
  customer_id: string;
  reason: string;
  credit_applied_to_balance: boolean;
  currency_code: string;
  status: 'pending_approval' | 'approved' | 'rejected' | 'reversed';
  items: AdjustmentItem[];
  totals: AdjustmentTotals;
  payout_totals: AdjustmentTotals & { chargeback_fee: ChargebackFee | null };
  created_at: string;
  updated_at: string;
}

export interface AdjustmentItem {
  id: string;
  /** The id of the transaction's line. */
  item_id: string;
  type: 'full' | 'partial';
  amount: string;
  proration: Proration | null;
  totals: AmountTotals;
}

export type AmountTotals = Omit<LineTotals, 'discount'>;

export interface AdjustmentTotals extends AmountTotals {
  fee: string;
  earnings: string;
  currency_code: string;
  retained_fee: string;
}

interface ChargebackFee {
  amount: string;
  original: null;
}
