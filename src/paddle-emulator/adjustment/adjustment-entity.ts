import type { LineTotals, Proration } from '../transaction/details-entity';

type AdjustmentAction = 'refund' | 'credit' | 'chargeback' | 'chargeback_reverse';

/** Money that goes back, or comes back again, after a transaction was completed. */
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
  /** The transaction's line. */
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
