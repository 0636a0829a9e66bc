import { formatDate, formatInterval, formatMoney } from '#server/mail/format.ts';

export interface Money {
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** A recurring price and its interval. */
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
  /** The full price, and from when on (epoch ms) it is charged; null when this charge is at the full price. */
  full: { from: number; amountMinor: number } | null;
}

/** What a buyer agreed to, with the exact text from their screen. */
export interface Agreement {
  text: string;
  /** Epoch ms. */
  acceptedAt: number;
}

/** Such as "$35.99 every 12 weeks". */
export function formatRate({ intervalUnit, intervalCount, ...sum }: Rate): string {
  return `${formatMoney(sum.amountMinor, sum.currency)} ${formatInterval(intervalUnit, intervalCount)}`;
}

export function renewalText(renewal: Renewal): string {
  const { at, endsTrial, full, currency } = renewal;
  if (endsTrial)
    return `Your trial lasts until ${formatDate(at)}. Then you pay ${formatRate(renewal)}, until you cancel.`;
  if (full !== null) {
    return `Your subscription renews on ${formatDate(at)} at ${formatRate(renewal)}. From ${formatDate(full.from)} on it is ${formatMoney(full.amountMinor, currency)}, until you cancel.`;
  }
  return `Your subscription renews on ${formatDate(at)} at ${formatRate(renewal)}, until you cancel.`;
}

/** When the reminder is sent: seven days before a charge, three before the end of a trial. */
export function reminderText({ endsTrial }: Renewal): string {
  return `We will email you ${endsTrial ? 'three' : 'seven'} days before.`;
}

export function agreementBlock({ text, acceptedAt }: Agreement): { title: string; quote: string } {
  return { title: `What you agreed to on ${formatDate(acceptedAt)}`, quote: text };
}
