import type { Adjustment } from './adjustment/adjustment-entity';
import type { Discount } from './discount/discount-entity';
import type {
  Address,
  CardDetails,
  Customer,
  EntityPrefix,
  PaddleEvent,
  Price,
  Product,
  Subscription,
  Transaction,
} from './entities';
import { type Faults, noFaults } from './fault/faults';
import type { PortalSession } from './portal/portal-session';
import type { Line } from './transaction/lines';
import type { NotificationSetting } from './webhook/notification-setting';

/** Everything the emulator knows, as plain data; never changed in place. Tables are keyed by id, oldest first. */
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
  /** Payments whose buyer will dispute them, by transaction id. */
  disputes: Record<string, Dispute>;
  /** The currency a transaction was asked for in, by its id; without one it follows the buyer's country. */
  askedCurrencies: Record<string, { id: string; currency: string }>;
  /** What customers have to their credit, by customer and currency. */
  creditBalances: Record<string, CreditBalance>;
  /** What becomes of a subscription whose renewal stays unpaid. */
  afterDunning: 'cancel' | 'pause';
  subscriptions: Record<string, Subscription>;
  /** What Paddle knows of a subscription but does not show, by subscription id. */
  billings: Record<string, Billing>;
  discounts: Record<string, Discount>;
  portalSessions: Record<string, PortalSession>;
  notificationSettings: Record<string, NotificationSetting>;
  faults: Faults;
  events: PaddleEvent[];
  notifications: Notification[];
}

interface Dispute {
  id: string;
  /** Emulated time, epoch ms. */
  atMs: number;
}

/** Minor units. */
interface CreditBalance {
  id: string;
  customerId: string;
  currency: string;
  available: number;
  used: number;
}

export interface Billing {
  id: string;
  /** Start of the first paid period, epoch ms: later ones are counted from here, so that a month end never drifts. */
  anchorAt: number;
  /** How many paid periods have begun. */
  periods: number;
  card: StoredCard;
  /** While past due: when Paddle gives up and cancels, epoch ms. */
  givesUpAt: number | null;
  /** While past due: how often the stored card was tried again. */
  retries: number;
  /** What a change put off to the next bill. */
  deferred: Line[];
}

/** A card as Paddle remembers it: never its number. */
export interface StoredCard {
  details: CardDetails;
  paymentMethodId: string;
  /** A UUID, the older name of the same thing. */
  storedId: string;
  renewals: 'succeed' | 'decline';
}

/** A message to the application about one event, with every attempt to deliver it. Times are the wall's, epoch ms. */
export interface Notification {
  id: string;
  eventId: string;
  settingId: string;
  origin: 'event' | 'replay';
  status: 'not_attempted' | 'needs_retry' | 'delivered' | 'failed';
  nextAttemptAt: number;
  /** How many more times it is sent although it was taken. */
  repeats: number;
  replayedAt: number | null;
  attempts: DeliveryAttempt[];
}

export interface DeliveryAttempt {
  at: number;
  /** 0 when there was no answer. */
  responseCode: number;
  /** The answer's beginning, or why there was none. */
  response: string;
  contentType: string | null;
}

/** What a change may use besides the state: emulated and wall time (epoch ms) and fresh ids. */
export interface Moment {
  nowMs: number;
  wallMs: number;
  newId: (prefix: EntityPrefix) => string;
  newUuid: () => string;
  /** Numbers in [0, 1). */
  random: () => number;
}

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
    notificationSettings: {},
    faults: noFaults,
    events: [],
    notifications: [],
  };
}

type Table = {
  [Key in keyof State]: State[Key] extends Record<string, { id: string }> ? Key : never;
}[keyof State];

/** The state with this row in the table, new or in the place of the one with the same id. */
export function put<T extends Table>(state: State, table: T, row: State[T][string]): State {
  return { ...state, [table]: { ...state[table], [row.id]: row } };
}
