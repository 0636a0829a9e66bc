/** The emulator's own rows, stored beside Paddle's entities. */

import type { Price } from './entities.ts';
import type { CardDetails, PaymentMethod, Proration } from './transaction-entities.ts';

export interface Dispute {
  id: string;
  /** Emulated time, epoch ms. */
  atMs: number;
}

/** Amounts are in minor units. */
export interface CreditBalance {
  id: string;
  customerId: string;
  currency: string;
  available: number;
  used: number;
}

export interface Billing {
  id: string;
  /** Epoch ms. All paid periods are counted from it, so that the end of a month does not drift. */
  anchorAt: number;
  /** The number of paid periods that have begun since `anchorAt`. */
  periods: number;
  card: StoredCard;
  /** While past due: when Paddle gives up and cancels or pauses, epoch ms. */
  givesUpAt: number | null;
  /** While past due: the number of retries with the stored card. */
  retries: number;
  /** Charges that wait for the next bill. */
  deferred: Line[];
}

/** A card without its number. */
export interface StoredCard {
  /** How it was given: typed, or from a wallet. */
  method: PaymentMethod;
  details: CardDetails;
  paymentMethodId: string;
  /** The payment method's id in Paddle's older format, a UUID. */
  storedId: string;
  renewals: 'succeed' | 'decline';
}

/** A notification to the application about one event, with every delivery attempt. Times are real, epoch ms. */
export interface Notification {
  id: string;
  eventId: string;
  settingId: string;
  origin: 'event' | 'replay';
  status: 'not_attempted' | 'needs_retry' | 'delivered' | 'failed';
  nextAttemptAt: number;
  /** How many more times it is sent although it was accepted. */
  repeats: number;
  replayedAt: number | null;
  attempts: DeliveryAttempt[];
}

export interface DeliveryAttempt {
  at: number;
  /** 0 when there was no answer. */
  responseCode: number;
  /** The beginning of the answer, or why there was none. */
  response: string;
  contentType: string | null;
}

/** Something to charge, before discount. Amounts are in minor units, with tax if the price's tax mode includes it. */
export interface Line {
  price: Price;
  /** Negative for a credit. */
  quantity: number;
  unit: number;
  amount: number;
  proration: Proration | null;
}

/** The destination of notifications, and the events that they are about. */
export interface NotificationSetting {
  id: string;
  description: string;
  type: 'url';
  destination: string;
  active: boolean;
  api_version: number;
  include_sensitive_fields: boolean;
  traffic_source: 'platform' | 'simulation' | 'all';
  /** Names of events. */
  subscribed_events: readonly string[];
  endpoint_secret_key: string;
}

/** Access to the portal by the secret token in its links, until `expiresAt` (emulated, epoch ms). */
export interface PortalSession {
  /** SHA-256 of the token, in hex. */
  id: string;
  customerId: string;
  expiresAt: number;
}

/** The faults that are switched on, as sent over the wire. */
export interface Faults {
  webhooks: WebhookFaults;
  /** The first one that matches a call applies. */
  api: ApiFault[];
}

/** Faults of new notifications; a replay is always delivered normally. */
export interface WebhookFaults {
  /** Share of notifications that are lost, 0 to 1; only a replay delivers them. */
  drop: number;
  /** Share that is delivered again after it was accepted, 0 to 1. */
  duplicate: number;
  /** Share that waits for a random part of `hold_ms`, so that later notifications overtake it, 0 to 1. */
  shuffle: number;
  hold_ms: number;
  /** Delay of every notification. */
  delay_ms: number;
}

export interface ApiFault {
  /**
   * `429` too many requests, `500` an error in JSON, `502` an HTML page of a proxy, `hang` no answer until switched
   * off.
   */
  answer: '429' | '500' | '502' | 'hang';
  /** Null for every method. */
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | null;
  /** The beginning of the path; `/` matches every path. */
  path: string;
  /** How many more calls it hits; null until switched off. */
  calls: number | null;
  /** True when the call is executed and only its answer is lost. */
  carried_out: boolean;
  retry_after_seconds: number;
}

/** How often earnings are paid out; `off`: only when the tester says so. */
export type PayoutCycle = 'week' | 'month' | 'off';

/** Money sent to the seller. The first five fields are Paddle's. */
export interface Payout {
  id: string;
  remittance_reference: string;
  status: 'unpaid' | 'paid';
  amount: string;
  currency_code: string;
  /** Ids of the transactions and adjustments in it. */
  movements: readonly string[];
  /** Emulated, epoch ms. */
  paysAtMs: number;
}

/** A report, as sent over the wire. */
export interface Report {
  id: string;
  status: 'pending' | 'ready';
  rows: number | null;
  type: ReportType;
  filters: ReportFilter[];
  expires_at: string | null;
  created_at: string;
}

export type ReportType = 'adjustments' | 'transactions' | 'payout_reconciliation';

export interface ReportFilter {
  name: string;
  operator: 'lt' | 'gte' | null;
  value: string | string[];
}
