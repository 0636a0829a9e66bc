import type { notSoldReasons } from '#contract/console/rehearsal.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { PastActName, PastPurchase } from './past-purchase.ts';

/** What the thread of a rehearsal is given. Times are epoch ms. */
export interface RehearsalInput {
  /** Of the draft. */
  offers: readonly ListedOffer[];
  purchases: readonly PastPurchase[];
  /** The beginning of the first day. */
  from: number;
  /** The first moment that is not rehearsed. */
  until: number;
}

/** Why a purchase could not be made with the draft. */
export type NotSold = (typeof notSoldReasons)[number];

/** Why something that was done to a subscription could not be done in the rehearsal. */
export type NotDone = 'ended before' | 'no such offer' | 'no such payment' | 'refused';

/** Minor units of a currency in the week that begins on this Monday (YYYY-MM-DD, UTC). */
export interface WeekOfMoney {
  week: string;
  currency: string;
  paidMinor: number;
  /** What went back: refunds and chargebacks, less those that were taken back. */
  returnedMinor: number;
}

export interface Counts {
  purchases: number;
  renewals: number;
  refunds: number;
  chargebacks: number;
}

/** How often, by kind. */
export type ByKind = Record<string, number>;

/** What happened to the purchases of the time: in the rehearsal, or in our books. */
export interface Happened {
  weeks: WeekOfMoney[];
  counts: Counts;
  /** Emails that were sent. */
  emails: ByKind;
  consents: ByKind;
}

/** What the thread answers at the end. */
export interface Rehearsed extends Happened {
  notSold: { offerId: number; currency: string; why: NotSold; purchases: number }[];
  notDone: { act: PastActName; why: NotDone; times: number }[];
}

export type WorkerMessage = { done: number } | { rehearsed: Rehearsed } | { failed: string };
