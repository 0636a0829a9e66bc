/** Paddle Billing's entities as they go over the wire: snake_case, ISO 8601 times, amounts as strings in minor units. */

import type { Proration, TransactionDetails } from './transaction/details-entity';

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
  | 'cpls';

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

interface Stamped {
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

export interface PaymentAttempt {
  payment_attempt_id: string;
  stored_payment_method_id: string;
  payment_method_id: string;
  amount: string;
  status: 'captured' | 'error';
  error_code: string | null;
  method_details: {
    type: 'card';
    card: CardDetails;
    paypal: null;
    south_korea_local_card: null;
    underlying_details: null;
  };
  created_at: string;
  captured_at: string | null;
}

export interface CardDetails {
  type: 'visa';
  last4: string;
  expiry_month: number;
  expiry_year: number;
  cardholder_name: string;
}

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

type SubscriptionStatus = 'active' | 'canceled' | 'past_due' | 'paused' | 'trialing';

export interface SubscriptionItem {
  status: 'active' | 'inactive' | 'trialing';
  quantity: number;
  recurring: boolean;
  created_at: string;
  updated_at: string;
  previously_billed_at: string | null;
  next_billed_at: string | null;
  trial_dates: Period | null;
  price: Price;
  product: Product;
}

interface ScheduledChange {
  action: 'cancel' | 'pause' | 'resume';
  effective_at: string;
  resume_at: string | null;
}

export interface Subscription extends Stamped {
  status: SubscriptionStatus;
  customer_id: string;
  address_id: string;
  business_id: null;
  currency_code: string;
  started_at: string | null;
  first_billed_at: string | null;
  next_billed_at: string | null;
  paused_at: string | null;
  canceled_at: string | null;
  discount: { id: string; starts_at: string; ends_at: string | null } | null;
  collection_mode: 'automatic';
  billing_details: null;
  current_billing_period: Period | null;
  billing_cycle: Cycle;
  scheduled_change: ScheduledChange | null;
  management_urls: null;
  items: SubscriptionItem[];
  custom_data: CustomData | null;
  import_meta: null;
}

export interface PaddleEvent {
  event_id: string;
  event_type: string;
  /** Emulated time with microseconds, strictly increasing. */
  occurred_at: string;
  data: unknown;
}
