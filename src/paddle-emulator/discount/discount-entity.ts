import type { CustomData } from '../entities';

/** Paddle's discount as it goes over the wire. */
export interface Discount {
  id: string;
  /** Kept as active or archived; whether it is used up or expired is seen when it is read. */
  status: 'active' | 'archived' | 'expired' | 'used';
  description: string;
  enabled_for_checkout: boolean;
  code: string | null;
  mode: 'standard' | 'custom';
  type: 'flat' | 'flat_per_seat' | 'percentage';
  /** Minor units, or for a percentage the percent as in "12.5". */
  amount: string;
  currency_code: string | null;
  recur: boolean;
  maximum_recurring_intervals: number | null;
  usage_limit: number | null;
  /** Ids of products and prices; null: all. */
  restrict_to: string[] | null;
  expires_at: string | null;
  custom_data: CustomData | null;
  times_used: number;
  created_at: string;
  updated_at: string;
  import_meta: null;
  discount_group_id: null;
  discount_group: null;
}
