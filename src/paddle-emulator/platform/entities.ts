/** Paddle Billing's entities as sent over the wire: snake_case, ISO 8601 times, amounts as strings in minor units. */

export type EntityPrefix =
  | 'pro'
  | 'pri'
  | 'ctm'
  | 'add'
  | 'txn'
  | 'sub'
  | 'evt'
  | 'ntf'
  | 'paymtd'
  | 'txnitm'
  | 'adj'
  | 'adjitm'
  | 'inv'
  | 'ntfset'
  | 'dsc'
  | 'cpls'
  | 'pay'
  | 'rep';

export type CustomData = Record<string, unknown>;
type Interval = 'day' | 'week' | 'month' | 'year';
export type TaxMode = 'account_setting' | 'external' | 'internal' | 'location';
type CatalogueStatus = 'active' | 'archived';

export interface Money {
  amount: string;
  currency_code: string;
}

export interface Cycle {
  interval: Interval;
  frequency: number;
}

export interface Period {
  starts_at: string;
  ends_at: string;
}

export interface Stamped {
  id: string;
  created_at: string;
  updated_at: string;
}

export interface Product extends Stamped {
  name: string;
  type: 'standard' | 'custom';
  description: string | null;
  tax_category: string;
  image_url: string | null;
  custom_data: CustomData | null;
  status: CatalogueStatus;
  import_meta: null;
}

export interface Price extends Stamped {
  product_id: string;
  type: 'standard' | 'custom';
  description: string;
  name: string | null;
  billing_cycle: Cycle | null;
  trial_period: (Cycle & { requires_payment_method: boolean }) | null;
  tax_mode: TaxMode;
  unit_price: Money;
  unit_price_overrides: { country_codes: string[]; unit_price: Money }[];
  quantity: { minimum: number; maximum: number };
  custom_data: CustomData | null;
  status: CatalogueStatus;
  import_meta: null;
}

export interface Customer extends Stamped {
  name: string | null;
  email: string;
  marketing_consent: boolean;
  status: CatalogueStatus;
  custom_data: CustomData | null;
  locale: string;
  import_meta: null;
}

export interface Address extends Stamped {
  customer_id: string;
  description: string | null;
  first_line: string | null;
  second_line: string | null;
  city: string | null;
  postal_code: string | null;
  region: string | null;
  country_code: string;
  custom_data: CustomData | null;
  status: CatalogueStatus;
  import_meta: null;
}

export interface Discount {
  id: string;
  /** Stored as active or archived; used and expired follow from the other fields when it is read. */
  status: 'active' | 'archived' | 'expired' | 'used';
  description: string;
  enabled_for_checkout: boolean;
  code: string | null;
  mode: 'standard' | 'custom';
  type: 'flat' | 'flat_per_seat' | 'percentage';
  /** Minor units, or for a percentage the per cent, such as "12.5". */
  amount: string;
  currency_code: string | null;
  recur: boolean;
  maximum_recurring_intervals: number | null;
  usage_limit: number | null;
  /** Ids of products and prices; null for all. */
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

export interface PaddleEvent {
  event_id: string;
  event_type: string;
  /** Emulated time with microseconds, strictly increasing. */
  occurred_at: string;
  data: unknown;
}
