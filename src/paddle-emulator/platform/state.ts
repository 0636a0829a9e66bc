import type { Address, Customer, Discount, EntityPrefix, PaddleEvent, Price, Product } from './entities.ts';
import type {
  Billing,
  CreditBalance,
  Dispute,
  Faults,
  Notification,
  NotificationSetting,
  Payout,
  PayoutCycle,
  PortalSession,
  Report,
} from './rows.ts';
import type { Subscription } from './subscription-entity.ts';
import type { Adjustment, Transaction } from './transaction-entities.ts';

/** The full state as plain data, never changed in place. Tables are keyed by id, oldest first. */
export interface State {
  version: 1;
  clockOffsetMs: number;
  lastOccurredMicros: number;
  invoices: number;
  products: Record<string, Product>;
  prices: Record<string, Price>;
  customers: Record<string, Customer>;
  addresses: Record<string, Address>;
  transactions: Record<string, Transaction>;
  adjustments: Record<string, Adjustment>;
  /** Payments that will be charged back, by transaction id. */
  disputes: Record<string, Dispute>;
  /** The currency that was requested for a transaction, by its id; without one it follows the buyer's country. */
  askedCurrencies: Record<string, { id: string; currency: string }>;
  /** Credit by customer and currency. */
  creditBalances: Record<string, CreditBalance>;
  /** What happens to a subscription whose renewal stays unpaid. */
  afterDunning: 'cancel' | 'pause';
  subscriptions: Record<string, Subscription>;
  /** What Paddle knows about a subscription but does not show, by subscription id. */
  billings: Record<string, Billing>;
  discounts: Record<string, Discount>;
  portalSessions: Record<string, PortalSession>;
  payouts: Record<string, Payout>;
  /** Null before the first start. */
  payoutCycle: PayoutCycle | null;
  /** The end of the time that the cycle has paid out, epoch ms. */
  paidOutUntilMs: number;
  reports: Record<string, Report>;
  notificationSettings: Record<string, NotificationSetting>;
  faults: Faults;
  /** Whether buyers' devices have a wallet. */
  hasWallet: boolean;
  events: PaddleEvent[];
  notifications: Notification[];
}

/** The inputs of a change besides the state: emulated and real time (epoch ms), new ids and random numbers. */
export interface Moment {
  nowMs: number;
  realMs: number;
  newId: (prefix: EntityPrefix) => string;
  newUuid: () => string;
  /** Numbers in [0, 1). */
  random: () => number;
}

/** The notification setting created from the start options. */
export const startSettingId = 'ntfset_01emulator00000000000000000';

export const noFaults: Faults = {
  webhooks: { drop: 0, duplicate: 0, shuffle: 0, hold_ms: 2_000, delay_ms: 0 },
  api: [],
};

export function emptyState(): State {
  return {
    version: 1,
    clockOffsetMs: 0,
    lastOccurredMicros: 0,
    invoices: 0,
    products: {},
    prices: {},
    customers: {},
    addresses: {},
    transactions: {},
    adjustments: {},
    disputes: {},
    askedCurrencies: {},
    creditBalances: {},
    afterDunning: 'cancel',
    subscriptions: {},
    billings: {},
    discounts: {},
    portalSessions: {},
    payouts: {},
    payoutCycle: null,
    paidOutUntilMs: 0,
    reports: {},
    notificationSettings: {},
    faults: noFaults,
    hasWallet: true,
    events: [],
    notifications: [],
  };
}

type Table = {
  [Key in keyof State]: State[Key] extends Record<string, { id: string }> ? Key : never;
}[keyof State];

/** The state with this row added to the table or replacing the one with the same id. */
export function put<T extends Table>(state: State, table: T, row: State[T][string]): State {
  return { ...state, [table]: { ...state[table], [row.id]: row } };
}
