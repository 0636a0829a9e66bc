import type { CouponOff } from '#contract/offer-list/coupon-terms.ts';

/**
 * A purchase as a rehearsal knows it: without anything of the person or their device. Times are epoch ms.
 */
export interface PastPurchase {
  at: number;
  /** The number of the offer that was chosen; the draft's offer of this number is bought in its place. */
  offerId: number;
  /** ISO 4217. */
  currency: string;
  /** From which it was paid, where the draft has a price of its own for that country; otherwise null. */
  country: string | null;
  /** `withheld`: the offer had one, and the buyer had had a trial before. */
  trial: 'had' | 'withheld' | 'not offered';
  /** What the code that was entered takes off; null without one. */
  coupon: CouponOff | null;
  /** What happened afterwards, oldest first. */
  acts: PastAct[];
}

/** The email that our server sends because of a person's act, and of no provider event. */
export type ActEmail = 'cancelled' | 'withdrawn' | 'charged-back';

/** What a person, their bank or an operator did. What the provider does by itself, such as a renewal, is none. */
export type PastAct = { at: number } & (
  | { act: 'cancels'; email: ActEmail | null }
  /** Ends now, although it may be paid for longer. */
  | { act: 'ends'; email: ActEmail | null }
  /** A planned end or pause is taken back. */
  | { act: 'keeps' }
  /** From the next charge on; `lastsMs` is null until somebody asks. */
  | { act: 'pauses'; lastsMs: number | null }
  /** Ends a running pause now. */
  | { act: 'resumes' }
  /** Has a running pause end so much later. */
  | { act: 'resumes later'; inMs: number }
  /** The next charge moves by so much. */
  | { act: 'is given time'; byMs: number }
  | { act: 'changes plan'; offerId: number }
  /** To a change that begins with a renewal; nothing happens at the provider yet. */
  | { act: 'agrees to a later plan' }
  /** The provider is told of it, shortly before that renewal. */
  | { act: 'begins a later plan'; offerId: number }
  /** The share (0 to 1) of a payment that went back; its number is 0 for the first payment of the subscription. */
  | { act: 'is given back'; payment: number; share: number }
  | { act: 'charges back'; payment: number; email: ActEmail | null }
  | { act: 'dispute is lifted'; payment: number }
  | { act: 'card declines' }
  | { act: 'card works' }
);

export type PastActName = PastAct['act'];
