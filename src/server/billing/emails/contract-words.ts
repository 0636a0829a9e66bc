import { sayDate, sayInterval, sayMoney } from '#server/mail/words.ts';

export interface Money {
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** What recurs, and how often. */
export interface Rate extends Money {
  intervalUnit: string;
  intervalCount: number;
}

/** The next charge. */
export interface Renewal extends Rate {
  /** Epoch ms. */
  at: number;
  /** Whether it is the first one, at the end of a trial. */
  endsTrial: boolean;
}

/** What a buyer agreed to, in the words that were on their screen. */
export interface Agreement {
  text: string;
  /** Epoch ms. */
  acceptedAt: number;
}

export function saySum({ amountMinor, currency }: Money): string {
  return sayMoney(amountMinor, currency);
}

/** Such as "$35.99 every 12 weeks". */
export function sayRate({ intervalUnit, intervalCount, ...sum }: Rate): string {
  return `${saySum(sum)} ${sayInterval(intervalUnit, intervalCount)}`;
}

export function sayRenewal(renewal: Renewal): string {
  const { at, endsTrial } = renewal;
  return endsTrial
    ? `Your trial lasts until ${sayDate(at)}. Then you pay ${sayRate(renewal)}, until you cancel.`
    : `Your subscription renews on ${sayDate(at)} at ${sayRate(renewal)}, until you cancel.`;
}

/** When we write before the next charge: seven days, before the end of a trial three. */
export function sayReminder({ endsTrial }: Renewal): string {
  return `We write to you ${endsTrial ? 'three' : 'seven'} days before.`;
}

export function agreementBlock({ text, acceptedAt }: Agreement): { title: string; quote: string } {
  return { title: `What you agreed to on ${sayDate(acceptedAt)}`, quote: text };
}
